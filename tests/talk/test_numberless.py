"""What has a number in it that is none may be said; the number itself, beside it, may not."""

from __future__ import annotations

import pytest

from backtrick.rules import QuickAndEasy, TheGame
from backtrick.talk import check

GAME, COLOURS = TheGame(), QuickAndEasy()

ALLOWED = {
    "en": """
        I am on cloud nine since the doctor rang
        we are at sixes and sevens here
        that is six of one and half a dozen of the other
        that loss knocked me for six
        we went the whole nine yards tonight
        dressed to the nines for a call
        I've got two left feet
        we pulled it off at the eleventh hour
        elevenses, back soon with biscuits
        two wrongs don't make a right
        high five, what a turn
        she talks nineteen to the dozen
        back in two ticks
        gr8 turn m8, c u l8r
        my ps5 is overheating again
        updating Windows 11, sorry for the lag
        the wifi here is 5G only
        on it 24/7 since lunch
        my daughter is in 6th grade
        she lives on the 7th floor
        six players are too many
        we have three cats and four kids here
        about twenty cards left in the deck
        I slept four hours
        """,
    "es": """
        no le busques tres pies al gato
        me importa tres pepinos lo que diga
        ya me cayó el veinte de cómo va esto
        este bot sigue en sus trece
        vivo en el quinto pino
        matas dos pájaros de un tiro
        me da igual ocho que ochenta
        sin gafas no veo tres en un burro
        cada dos por tres se me cae internet
        le canté las cuarenta a mi jefe
        éramos cuatro gatos en la fiesta
        estoy en el séptimo cielo
        el once inicial es una vergüenza
        yo aquí con un quinto bien frío
        la vecina del quinto tira agua
        mi prima celebra su quinceañera en mayo
        mi hermana está en segundo de bachillerato
        salu2 a to2
        x2 a lo que dice Marta
        quedan unas 30 en el mazo
        dadme tres minutitos
        jugamos de a cuatro o esperamos
        el niño tiene cuatro años
        """,
    "it": """
        mi faccio in quattro per voi
        due palle questa lezione
        batti il cinque frate
        facciamo due chiacchiere intanto
        vado a fare quattro passi
        chi fa da sé fa per tre
        ho sudato sette camicie
        prendi due piccioni con una fava
        non c'è due senza tre
        in quattro e quattr'otto è fatta
        non spacchiamo il capello in quattro
        la paura fa novanta
        è successo un quarantotto a casa
        il micio ha sette vite, sta benone
        sull'otto volante coi bimbi
        ci sono venti fortissimi oggi
        6 un mito zio
        dove 6? ti aspettiamo
        3mendo questo turno
        restano una ventina di carte nel mazzo
        non male per essere solo in tre
        mio figlio fa la terza media
        abito al quinto piano senza ascensore
        """,
    "de": """
        lass mal fünfe gerade sein
        ach du grüne Neune, was war das
        wie ein Sechser im Lotto, danke
        bin heute das fünfte Rad am Wagen
        bin nebenbei am Mehl sieben
        hol noch ein Achterl Rot
        aller guten Dinge sind drei
        pack deine sieben Sachen
        auf Wolke sieben
        ein Buch mit sieben Siegeln
        da schlägt's dreizehn
        fünf vor zwölf, Leute
        keine zehn Pferde bringen mich dahin
        zwei Fliegen mit einer Klappe
        unter vier Augen später
        mein sechster Sinn sagt mir das
        das ist doch 08/15
        gn8 Leute
        8ung, meine Schwester kommt
        wir sind heute zu sechst
        noch etwa zwanzig Karten im Nachziehstapel
        ich wohne im fünften Stock
        hab sechs Stunden im Auto gesessen
        """,
    "fr": """
        en deux deux on gagne ça
        ni une ni deux elle est partie
        je me mets en quatre pour vous
        la semaine des quatre jeudis
        elle s'est mise sur son trente-et-un
        j'ai pas trente-six solutions là
        ça change quatre trente sous pour une piastre
        cherche pas midi à quatorze heures
        tiré à quatre épingles
        haut comme trois pommes
        je reviens en cinq sec
        ton téléphone est neuf ou quoi
        remets-nous ça comme neuf
        je suis au septième ciel
        je bosse dans le septième art
        un de ces quatre on se voit
        a 2m1 les gars
        kelk1 joue ou quoi
        a12c4 tout le monde
        ma soeur en sixième crie trop
        il reste une vingtaine de cartes dans la pioche
        six joueurs c'est trop
        vous êtes trois à vouloir la même
        j'habite au sixième étage
        il a trois vélos dans l'entrée
        ya un 4eme joueur ki arrive
        g perdu 3 foi de suite
        ils mènent deux à un au match
        un homme averti en vaut deux
        """,
}
PLAIN = {
    "en": ("and I have the nine", "so play your 8", "mine is seven"),
    "es": ("y tengo el nueve", "pon el 8", "la mía es un siete"),
    "it": ("e ho il nove", "metti l'8", "la mia è un sette"),
    "de": ("und ich habe die neun", "leg die 8", "meine ist die Sieben"),
    "fr": ("et j'ai le neuf", "pose le 8", "la mienne est un sept"),
}


def messages(lang: str) -> list[str]:
    return [line.strip() for line in ALLOWED[lang].strip().splitlines()]


@pytest.mark.parametrize("lang", ALLOWED)
def test_what_means_no_number_may_be_said(lang: str) -> None:
    for message in messages(lang):
        assert check(GAME, message, lang).allowed, message
        assert check(COLOURS, message, lang).allowed, message


@pytest.mark.parametrize("lang", ALLOWED)
def test_the_number_beside_it_may_not(lang: str) -> None:
    for message in messages(lang):
        for plain in PLAIN[lang]:
            assert not check(GAME, f"{message}, {plain}", lang).allowed, (message, plain)
            assert not check(COLOURS, f"{plain}, {message}", lang).allowed, (message, plain)


@pytest.mark.parametrize(
    "message",
    [
        "mine is cloud nine, folks",
        "my number is the one of cloud nine",
        "cloud nine is my card, really",
        "think of cloud nine, everybody",
        "my red is a high five",
        "I have the forty winks here",
        "my card is a catch-22, sorry",
        "mine is the ps5, get it",
        "I have the iPhone 15 here",
        "mi carta es la del quinto pino",
        "la mia è la paura fa novanta, eh",
        "meine Karte ist Wolke sieben, echt",
        "ich hab die Wolke sieben hier",
        "ma carte est sur son trente-et-un, voyez",
    ],
)
def test_what_points_at_it_makes_a_riddle_of_it(message: str) -> None:
    assert not check(GAME, message).allowed


@pytest.mark.parametrize(
    "message",
    [
        "I have nine, lives depend on it",
        "ich hab vier, Augen auf",
        "j'ai quatre, coins ou pas",
    ],
)
def test_it_is_said_in_one_breath(message: str) -> None:
    assert not check(GAME, message).allowed


@pytest.mark.parametrize("name", ["PS5", "catch 22", "iPhone 15", "24/7", "25 bucks", "Maroon 5"])
def test_a_name_alone_is_its_number(name: str) -> None:
    assert not check(GAME, name).allowed


@pytest.mark.parametrize(
    "message",
    [
        "je joue six",
        "spielen wir sechs",
        "we are six below",
        "on est six en dessous",
        "ho solo sette",
        "the 30 in the deck",
        "tengo dos y dos",
        "dame el cinco",
        "un quarantotto per me",
        "unter vier bitte",
        "up to eleven please",
        "le dessus moins cinq",
        "ein Viertel von hundert",
        "dieci metri sopra la pila",
        "je suis à trois longueurs de la pile",
        "il a deux crans de moins",
        "pose une sur quatre",
        "drei Katzen und die sieben",
    ],
)
def test_what_only_looks_like_it_may_not_be_said(message: str) -> None:
    assert not check(GAME, message).allowed
