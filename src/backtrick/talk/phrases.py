"""Phrases of five languages, folded: those that mean no number, and those that tell one unsaid.

The latter are looked for in the words of a message with single spaces between them, and only when
one of the words beside them is there.
"""

from __future__ import annotations

import re
from functools import cached_property

from backtrick.talk.words import words


class Phrases:
    """A regular expression that is compiled when it is first used: all of them together take longer
    than most commands, which need none.
    """

    def __init__(self, source: str) -> None:
        self.source = source

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The compiled expression."""
        return re.compile(self.source)

    def search(self, text: str) -> re.Match[str] | None:
        """The first of the phrases in a text."""
        return self.pattern.search(text)


# -- harmless ones, in the folded text

ALLOWED_PHRASES = Phrases(
    r"(?<![a-z0-9])(?:"
    r"two thumbs up|two birds|three cheers|de dos en dos|a due a due|di due in due|"
    r"deux (?:par|a) deux|une? (?:\w+ )?sur (?:deux|trois)|un[oa]? (?:\w+ )?su (?:due|tre)|"
    r"un[oa] de cada (?:dos|tres)|(?:settimo|septimo) cielo|siebten himmel|"
    r"seventh heaven|septieme ciel|"
    r"one (?:in|out of) (?:two|three)|deux temps trois mouvements|"
    r"high[ -]?fives?|gimme five|give me five|take five|two cents|two heads|in two minds|"
    r"takes two|two and two together|third time s? ?the charm|nine lives|sixth sense|"
    r"una de dos|dos por tres|a la tercera va la vencida|a dos manos|"
    r"quattro chiacchiere|due conti|su due piedi|quattro e quattr ?otto|farsi in quattro|"
    r"due senza tre|a quattr ?occhi|due parole|"
    r"unter vier augen|gute[nr]? dinge sind drei|(?:gib|gebt|geben|nimm|nehmt|ausser|in) acht|"
    r"acht (?:geben|nehmen)|alle viere|"
    r"(?:quoi|rien) de neuf|du neuf|tout neuf|(?:remis|remettre) a neuf|en moins de deux|"
    r"deux sans trois|"
    r"un de ces quatre|en quatre|entre deux|poire en deux|"
    r"(?:10|ten)[ -]?trick|trick of ten|truco del? (?:diez|10)|trucco del? (?:dieci|10)|"
    r"(?:zehner|10er)[ -]?(?:trick|sprung)|tour de (?:dix|10)|truc d[ue] (?:dix|10)"
    r")(?![a-z0-9])"
)
EMOTICONS = Phrases(r"(?<!\S)(?:</?3+|:-?3|8-?\)|;3|[=x]3|\^3\^)(?!\S)")

# -- a number told by another one that is seen

_TOP = (
    r"(?:the |la |el |il |lo |le |l |der |die |das |den |dem |des |du |de |del |della |dem )*"
    r"(?:top|tops|pile|pila|monton|mazo|mazzo|stapel|stapels|tas|top card|one showing|number|"
    r"oberste[nr]?|carta (?:de arriba|in cima|superior|visible|che si vede)|cima|"
    r"carte (?:du dessus|visible)|"
    r"what (?:is|s) (?:there|on top|showing|lying)|liegende[nr]?|ultima|letzte[nr]?|last card|"
    r"last one|derniere|numero|zahl|nombre|valeur|valore|valor|value)"
)
RELATION = Phrases(
    r"\b(?:"
    r"(?:twice|thrice|double|doppelt(?:e|en)?|triple|half(?: of)?|times|veces|volte|fois|doble de|"
    r"el doble|la mitad de|doppio|meta|le double|la moitie|halfte|das doppelte|mal) "
    r"(?:of |de |di |der |del |que |so hoch wie |as (?:high|much|big) as |"
    r"(?:de )?(?:lo que|ce que|quello che|what|was) )*" + _TOP + r"|"
    r"(?:the )?(?:very )?next (?:higher |lower )?(?:number|value)(?: up| down)?|"
    r"(?:number|card|one) (?:right|immediately|directly) (?:above|below|after|before)|"
    r"(?:right|immediately|directly) (?:above|below|after|before) (?:it|" + _TOP + r")|"
    r"directly (?:follows|adjacent)|adjacent number|neighbou?r(?:ing)? number|"
    r"(?:halfway|exactly in the middle|midway) between|"
    r"(?:numero|carta) (?:siguiente|anterior) (?:a|al|de|del)|siguiente numero|numero siguiente|"
    r"justo (?:el|la) (?:siguiente|anterior)|inmediatamente (?:superior|inferior|despues|antes)|"
    r"(?<!turnos )(?<!partidas )(?<!partite )(?<!volte )consecutiv[oae]s?|justo en medio entre|"
    r"numero (?:successivo|precedente)|subito (?:dopo|prima) (?:del|della|il|la) "
    r"(?:numero|carta|cima)|(?:immediatamente|appena) (?:successiv|precedent)[oaei]|"
    r"esattamente a meta tra|"
    r"(?:nachst(?:e|en|er)|nachsth?oher[ea]|nachstniedriger[ea]|nachstkleiner[ea]) zahl|"
    r"direkt (?:daruber|darunter|danach|davor|druber|drunter)|direkte[rn]? nachfolger|"
    r"aufeinanderfolgend[a-z]*|genau (?:in der mitte )?zwischen|"
    r"(?:nombre|numero|chiffre) (?:suivante?|d apres|precedente?)(?: du| de)?|"
    r"juste (?:le|la) (?:suivante?|precedente?)|(?<!tours )consecutifs?|"
    r"(?<!parties )(?<!fois )(?<!partidas )(?<!partite )(?<!volte )"
    r"consecutives?(?! (?:turns|games|rounds|wins|losses))|"
    r"pile (?:le|la) suivante?|exactement entre|"
    r"(?:(?:comes?|goes|vient|va|viene|kommt|folgt|suit|segue|sigue|passt) (?:right|directly|"
    r"immediately|just|juste|directement|immediatement|justo|directamente|subito|direttamente|"
    r"direkt|genau|gleich|unmittelbar)(?: (?:after|before|apres|avant|despues|antes|dopo|prima|"
    r"nach|vor|danach|davor|auf|the|it|la|le|el|il|den|die))?)"
    r"(?! (?:you|me|him|her|us|them|dir|mir|ihm|ihr|uns|euch|toi|moi|lui|nous|vous|di te|de ti)\b)"
    r"(?= (?:top|pile|pila|monton|mazzo|stapel|tas|it|that|cima|oberste|den|die|la|le|el|il|de|"
    r"auf|celle|quella)\b|$)|"
    r"(?:exactly|exact|genau|exactement|esattamente|exactamente|giusto|precisamente|pile) "
    r"(?:in the |in der |en el |a |au |nel |alla |the )?(?:middle|mitte|medio|meta|mezzo|milieu)|"
    r"(?:neighbou?r|vecin[oa]|voisine?|nachbar(?:in|karte)?) (?:of|de|du|vom|von|des|der) "
    + _TOP
    + r"|"
    r"(?:number|numero|nombre|zahl|chiffre) (?:just |right |subito |justo |juste )?(?:after|before|"
    r"dopo|prima|despues|antes|d apres|d avant|danach|davor|nach|vor|apres|avant|above|below|sopra|"
    r"sotto|de (?:despues|antes)|daruber)|nachbarzahl|"
    r"(?:immediatamente|inmediatamente|immediatement|immediately|unmittelbar|directement|"
    r"directamente|direttamente|direkt) (?:above|below|after|before|sopra|sotto|dopo|prima|encima|"
    r"debajo|por encima|por debajo|despues|antes|au dessus|au dessous|en dessous|apres|avant|"
    r"uber|unter|nach|vor|dahinter|superior|inferior|superieure?|inferieure?)"
    r"(?! (?:you|me|him|her|us|them|dir|mir|ihm|ihr|uns|euch|toi|moi|lui|elle|nous|vous|di|de|te|"
    r"ti|noi|voi)\b)|"
    r"(?:difference|diff|ecart|differenza|diferencia|unterschied|abstand|gap|distance|distancia|"
    r"distanza|scarto) (?:of|de|di|von|d) (?:one|un|une|uno|una|eins|einem|einer|1)|"
    r"(?:one|un|une|una|uno|ein|eine|einen|1) (?:number|unit|point|step|cran|unite|unita|unidad|"
    r"punto|punkt|zahl|zahler|schritt|numero|nombre|rang|posto) (?:more|less|higher|lower|above|"
    r"below|up|down|plus|de plus|de moins|en plus|en moins|mas|menos|in piu|in meno|piu|meno|mehr|"
    r"weniger|hoher|niedriger|druber|drunter|daruber|darunter|por encima|por debajo|sopra|sotto|"
    r"au dessus|en dessous|plus haut|plus bas|arriba|abajo)|"
    r"(?:a|d) une unite|(?:alt|bass|superior|inferior|maggior|minor)[oaei] di uno|"
    r"(?:alta|baja|alto|bajo|mayor|menor) por uno|"
    r"(?:higher|lower|bigger|smaller|up|down|off|beats? it) by one|"
    r"(?:is|one|card) (?:the )?same (?:number|value) (?:as|minus|plus)|"
    r"(?:one|uno|una|eins|un|une|a couple|a few) (?:number |numero |point |punto |cran |zahl )?"
    r"(?:(?:more|less|fewer|mas|menos|mehr|weniger|plus|moins) "
    r"(?:than|que|als|di|de|del|della|du)|(?:in piu|in meno|de plus|de moins|de mas|de menos) "
    r"(?:than|que|di|del|della|rispetto|alto|bajo)|"
    r"(?:above|below|higher|lower|bigger|smaller|greater|hoher|niedriger|grosser|kleiner|druber|"
    r"drunter|daruber|darunter|uber dem|unter dem|sopra|sotto|au dessus|au dessous|en dessous|"
    r"por encima|por debajo|apart|away|mayor que|menor que|"
    r"piu (?:alt|bass)[oa] d|mas (?:alt|baj)[oa] que|"
    r"plus (?:haut|haute|bas|basse) que))"
    r")\b"
)
RELATION_SIGN = Phrases(
    r"(?:top|pile|pila|monton|mazo|mazzo|stapel|tas|cima|card|karte|carta|carte|oberste|it)\s*"
    r"[+\-\u2212]\s*(?:1|one|uno|eins|un)\b|"
    r"\b(?:top|pile|pila|monton|mazzo|stapel|tas|cima)\s+(?:plus|minus|mas|menos|piu|meno|moins)\s+"
    r"(?:one|uno|una|eins|un|une|1)\b"
)
RELATION_WORDS = words(
    "just directement exact exactamente giusto precisamente unmittelbar gleich neighbour vecino",
    "vecina voisin voisine nachbar nachbarin nachbarkarte",
    "number numero nombre zahl chiffre nachbarzahl immediatement unmittelbar directement",
    "directamente direttamente difference diff ecart differenza diferencia unterschied abstand gap",
    "distance distancia distanza scarto ein eine einen 1",
    "twice thrice double doppelt doppelte triple half times veces volte fois doble mitad doppio",
    "meta moitie halfte mal next right immediately directly consecutive adjacent neighbour",
    "neighbor neighboring neighbouring halfway exactly midway siguiente anterior justo",
    "inmediatamente consecutives consecutivo consecutiva consecutivas consecutivos consecutivi",
    "successivo precedente subito immediatamente appena esattamente nachste nachsten nachster",
    "nachsthohere nachstniedrigere nachstkleinere direkt direkte direkter direkten genau suivant",
    "suivante precedent juste consecutif consecutifs pile exactement same one uno una eins un une",
    "couple few aufeinanderfolgend aufeinanderfolgende aufeinanderfolgenden doppelten apres",
)

# -- where a number lies

RANGE = Phrases(
    r"\b(?:(?:single|one|double|two|2|1) ?digits?(?: number| card)?|(?:low |high |mid )?teens|"
    r"(?:una|dos|1|2) cifras?|un solo digito|(?:una|due|1|2) cifr[ae]|"
    r"(?:ein|zwei)stellig[a-z]*|schnapszahl|(?:un|deux|1|2) chiffres|"
    r"(?:half|quarter|third)(?: of)? (?:a |the |of )*hundred|half (?:a )?century|"
    r"(?:medio|mitad de|mitad de un|mezzo|meta di|meta di un|halbes|"
    r"halben|halfte von) (?:centenar|ciento|cien|centinaio|cento|"
    r"hundert)|moitie de cent|demi cent|half a dozen|round number|numero redondo|numero tondo|"
    r"runde zahl|nombre rond|chiffre rond|repdigit|palindrome)\b"
)
RANGE_WORDS = words(
    "digit digits teens cifra cifras digito cifre einstellig einstellige einstelliger",
    "einstelligen zweistellig zweistellige zweistelliger zweistelligen schnapszahl chiffres",
    "hundred century centenar ciento cien centinaio cento hundert cent dozen round redondo tondo",
    "runde rond repdigit palindrome",
)
NEAR = Phrases(
    r"\b(?:close to|near|nearly the same|far (?:from|above|below)|just (?:above|below|over|under)|"
    r"a (?:bit|little) (?:more|less|above|below|over|under)|"
    r"cerca de|lejos de|poco (?:mas|menos)|vicin[oa]|lontan[oa]|poco (?:piu|meno|sopra|sotto)|"
    r"nah (?:an|am|dran)|knapp|weit (?:weg|uber|unter)|etwas (?:mehr|weniger|uber|unter)|"
    r"(?:above|below|over|under) (?:the )?(?:top|number|card)|"
    r"por (?:encima|debajo) de la (?:carta|de)|"
    r"(?:au dessus|en dessous) de la carte|(?:uber|unter) der (?:karte|obersten)|"
    r"(?:sopra|sotto) la carta|kurz (?:vor|nach)|proche|loin d|"
    r"un peu (?:plus|moins)|juste (?:au|en))\b"
)

HAND = Phrases(
    r"\b(?:(?:hard|tough|difficult|rough|easy) turn|(?:good|bad|great|awful|terrible|useless|nice|"
    r"perfect) (?:cards?|hand)|(?:small|tiny|big|huge) (?:steps?|jumps?|gaps?)|fits? (?:well|badly|"
    r"perfectly|nicely)|turno (?:dificil|facil|difficile|facile)|"
    r"(?:buen|mal)[ao]s? (?:cartas?|mano)|"
    r"(?:bell|brutt|buon|pessim)[ae] (?:cart[ae]|mano)|(?:schwer|leicht)e[nr]? zug|"
    r"(?:gute|schlechte|tolle|miese)[ns]? (?:karten?|hand|blatt)|tour (?:difficile|facile|dur)|"
    r"(?:bonne|mauvaise|belle)s? (?:cartes?|main)|encaja (?:bien|mal|perfecto)|passt (?:gut|super|"
    r"perfekt|schlecht))\b"
)
"""How good a hand is: for professionals, too much about values."""

# -- a number that everybody knows

ALLUSION = Phrases(
    r"\b(?:(?:lowest|highest|smallest|biggest|largest) (?:possible|there is|card there is|"
    r"in the (?:game|deck)|card (?:in|of) the (?:game|deck))|"
    r"mas (?:alta|baja|alto|bajo|grande|pequena) (?:posible|que hay|que existe|de todas|del juego)|"
    r"piu (?:alta|bassa|grande|piccola) (?:possibile|che c e|che esiste|di tutte|del gioco|in "
    r"assoluto|del mazzo)|(?:hochste|niedrigste|kleinste|grosste)[a-z]* (?:karte )?(?:uberhaupt|"
    r"die es gibt|im spiel|von allen|mogliche)|plus (?:haute|basse|grande|petite) (?:possible|qui "
    r"existe|du jeu|qu il y a|de toutes)|"
    r"(?:age|alter|edad|eta|anni|anos|annees) (?:of|de|du|di|von) (?:christ|cristo|jesus|gesu)|"
    r"mayoria de edad|maggiore eta|age de la majorite|coming of age|"
    r"jahre christi|as old as|so alt wie|wie alt ich|"
    r"(?:dorsal|maglia|maillot|trikot|camiseta|jersey|shirt) (?:de|di|du|von|"
    r"of)|(?:players|jugadores|giocatori|joueurs|spieler)\b.{0,20}(?:football|soccer|futbol|"
    r"calcio|foot|fussball)|"
    r"(?:letra|lettera|lettre|buchstabe) (?:del?|dell|de l|des) (?:abecedario|alfabeto|alphabets?)|"
    r"answer to (?:life|everything|the universe)|(?:douglas adams|hitchhiker)|baker s dozen|"
    r"(?:number|amount) of (?:days|hours|weeks|months|states|letters|fingers|minutes|keys|"
    r"squares|years|teeth|legs)|(?:days|hours|weeks|months|minutes) in (?:a|an|the|"
    r"one) (?:day|week|month|year|hour)|as many (?:as )?(?:days|fingers|letters|hours|weeks|"
    r"months|states)|(?:un)?lucky number|number of the beast|devil s number|"
    r"(?:jersey|shirt|bus|house|route) number|legal (?:drinking )?age|retirement age|"
    r"(?:same as )?(?:my|your|his|her|their|mum s|dad s) (?:age|birth year)|"
    r"chess ?board squares|squares (?:on|of) a chess ?board|year of birth|"
    r"(?:letter|position) (?:of|in) the alphabet|"
    r"(?:respuesta|sentido) (?:a la|de la) vida|numero de (?:la suerte|la mala suerte|dias|horas|"
    r"semanas|meses|letras|dedos|camiseta|la bestia)|(?:dias|horas|semanas|meses) (?:de|del|tiene|"
    r"que tiene) (?:la|el|un|una) (?:semana|mes|ano|dia)|tantos? como (?:dias|dedos|letras|horas|"
    r"semanas|meses)|(?:mi|tu|su) edad|la edad de|la nina bonita|los dos patitos|"
    r"(?:risposta|senso) (?:alla|della) vita|numero (?:fortunato|sfortunato|porta sfortuna|di "
    r"(?:maglia|giorni|ore|settimane|mesi|lettere|dita))|(?:giorni|ore|settimane|mesi) (?:in|di|del"
    r"|della|che ha) (?:un |una |la |il |l )?(?:settimana|mese|anno|giorno|giornata)|"
    r"(?:la mia|la tua|la sua|mia|tua) eta|l eta d|la smorfia|il morto che parla|la paura fa|"
    r"(?:gambe delle|le gambe delle) donne|"
    r"(?:antwort auf|sinn) (?:alles|des lebens|das leben|alle fragen)|gluckszahl|unglucks?zahl|"
    r"schnapszahl|anzahl der (?:tage|stunden|wochen|monate|bundeslander|buchstaben|finger)|"
    r"(?:so viele? wie|wie) (?:tage|finger|stunden|wochen|monate|buchstaben)|(?:tage|stunden|wochen"
    r"|monate|minuten) (?:im|in einem|in der|in einer|hat (?:das|die|der|ein|eine)) (?:jahr|woche|"
    r"monat|tag|stunde)|(?:mein|dein|sein|ihr) (?:alter|geburtsjahr)|ruckennummer|"
    r"trikotnummer|hausnummer|"
    r"(?:reponse a la|sens de la) vie|(?:numero|chiffre|nombre) (?:porte bonheur|porte malheur|de "
    r"chance|de (?:jours|heures|semaines|mois|lettres|doigts|maillot|la bete))|(?:jours|heures|"
    r"semaines|mois|minutes) (?:dans|en|par|d) (?:une?|l|la|le)? ?(?:annee|an|mois|semaine|jour|"
    r"journee|heure)|autant que de (?:jours|doigts|lettres|mois)|(?<!a )(?:mon|ton|son) (?:age|"
    r"departement)|l age de|numero du departement)\b"
)
ALLUSION_WORDS = words(
    "lowest highest smallest biggest largest posible hay existe todas juego possibile esiste tutte",
    "gioco assoluto mazzo uberhaupt gibt spiel allen mogliche possible jeu toutes christ cristo",
    "jesus gesu christi old alt anni anos dorsal maglia maillot trikot camiseta jersey shirt team",
    "futbol calcio foot fussballmannschaft fussballteam abecedario alfabeto alphabets",
    "answer douglas hitchhiker baker number amount days hours weeks months minutes many lucky",
    "unlucky devil legal retirement age birthday birth chess chessboard squares year letter",
    "position respuesta sentido numero dias horas semanas meses tanto tantos edad cumpleanos nina",
    "patitos risposta senso giorni ore settimane mesi eta smorfia morto paura gambe antwort sinn",
    "gluckszahl unglucksszahl ungluckszahl schnapszahl anzahl viel viele wie tage stunden wochen",
    "monate minuten alter geburtstag geburtsjahr ruckennummer trikotnummer hausnummer reponse sens",
    "chiffre nombre jours heures semaines mois autant anniversaire departement alphabet",
)

FAMOUS = words(
    "fortnight lustro lustrum volljahrig volljahrigkeit octopus pulpo",
    "dwarfs dwarves enanitos nani zwerge nains apostles apostoles apostoli apostel apotres",
    "commandments mandamientos comandamenti gebote commandements zodiac zodiaco tierkreis zodiaque",
    "todsunden peccati pecados planets planetas pianeti planeten planetes weekdays wochentage",
    "continents continentes continenti kontinente bundeslander disciples musketeers mosqueteros",
    "moschettieri musketiere mousquetaires",
)
"""There is a known number of these, and no other reason to speak of them here."""

HUNDRED = words("hundred hundert cien ciento cento cent")
PARTS = words(
    "minus less menos meno moins weniger geteilt diviso divise divided entre half mitad meta",
    "moitie halfte quarter cuarto quarto quart viertel halbes mezzo medio third tercio terzo tiers",
)
PERCENT = words("percent prozent per por pour")

# -- asking for a number

ASKING = Phrases(
    r"\b(?:(?:what|which|whats|exact|exactly what|exactly which|your|tell me (?:the|your)|"
    r"say (?:the|your)|name (?:the|your)) (?:is the |is your |are your |are the |s the |s your )?"
    r"(?:exact |concrete |precise |card )?(?:numbers?|values?)(?! of)|"
    r"(?:what|which) cards? (?:do you (?:have|hold)|have you got|are you holding)|"
    r"(?:que|cuales) cartas? (?:tienes|tiene|teneis)|(?:che|quali|quale) cart[ae] hai|"
    r"welche karten? (?:hast|habt|haltst)|quelles? cartes? (?:as tu|tu as|avez vous|vous avez)|"
    r"combien (?:fait|est) (?:ta|la|ton)|quanto fa (?:la|il)|"
    r"by how much|how much (?:higher|lower)|how many (?:higher|lower|numbers|points)|de combien|"
    r"combien (?:exactement|de plus|de moins|au dessus|d ecart)|di quanto|"
    r"quanto piu (?:alt|bass)[oa]|um wie ?viel|wie ?viel (?:hoher|niedriger|unterschied)|"
    r"por cuanto|cuanto (?:mas|menos) (?:alt|baj)[oa]|"
    r"(?:exact|precise) (?:number|value|card)s?|how (?:high|low|much|big) exactly|"
    r"exactly how (?:high|low|much|big)|what exactly (?:do you have|have you got|are you holding)|"
    r"(?:que|cual|cuales|dime (?:el|tu|tus)|di (?:el|tu)) (?:es |son )?(?:el |tu |los |tus )?"
    r"(?:numeros?|valor(?:es)?)(?! de (?:cartas|jugador))|(?:numero|valor) (?:exacto|concreto)|"
    r"(?:cuanto|que) vale (?:tu|la tuya|esa|la|el)|exactamente (?:que|cual|cuanto)|"
    r"(?:che|quale|quali|qual|dimmi (?:il|i)|dici (?:il|i)) (?:e |sono )?(?:il |tuo |i |tuoi )*"
    r"(?:numer[oi]|valor[ei])|(?:numero|valore) (?:esatto|preciso|concreto)|"
    r"quanto vale|"
    r"(?:welche|welchen|was fur eine|was fur|sag (?:mir )?(?:die|deine)|"
    r"nenn (?:mir )?(?:die|deine))"
    r" (?:ist |sind |genaue )?(?:deine |die )?(?:zahl|zahlen|nummern?|wert|werte)|"
    r"(?:genaue[rn]?|exakte[rn]?|konkrete[rn]?) (?:zahl|zahlen|wert|werte|nummer|karte)|"
    r"wie (?:hoch|niedrig|gross|viel) (?:ist (?:sie|die|deine) )?genau|wie viel wert|"
    r"(?:quel|quels|quelle|dis moi (?:le|ton|tes)|donne (?:moi )?(?:le|ton)|c est quoi (?:le|ton|"
    r"tes)) (?:est |sont )?(?:le |ton |tes |les |la )?(?:numeros?|nombres?|chiffres?|valeurs?)|"
    r"(?:numero|nombre|chiffre|valeur) (?:exacte?|precise?)|combien vaut|"
    r"combien (?:elle|il) vaut)\b"
)
ASKING_WORDS = words(
    "much many wie wieviel cuanto viel",
    "card cards carta cartas carte karte karten cartes combien quanto",
    "number numbers value values exact exactly precise numero numeros valor valores vale exacto",
    "exactamente numeri valore valori esatto zahl zahlen nummer nummern wert werte genau genaue",
    "genauer genauen nombre nombres chiffre chiffres valeur valeurs vaut concrete",
)
EXACTLY = Phrases(
    r"\b(?:what|which|how|que (?:carta|cartas|numero)|cual|cuanto|welche|welchen|wie|was|quelle|"
    r"quel|combien|che (?:carta|carte|numero)|quale|"
    r"quanto|tell|dime|dimmi|sag|dis)\b.{0,30}\b(?:exact|exactly|exactamente|genau|exakt|exactement|"
    r"esattamente|precisamente|precisement|precisely)\b|"
    r"\b(?:exactly|exactamente|genau|exactement|esattamente) (?:what|which|how|que|cual|cuanto|"
    r"welche|wie|quelle|combien|che|quale|quanto)\b"
)
EXACTLY_WORDS = words(
    "exact exactly exactamente genau exakt exactement esattamente precisamente precisement",
    "precisely",
)
CARDISH = words(
    "card cards have hold high low carta cartas tienes alta baja tu hai alte bassa karte karten",
    "hast hoch niedrig haltst carte cartes as haute basse",
)
DIGITS = words(
    "digit digits ziffer ziffern cifra cifras digito digitos cifre chiffre chiffres quersumme"
)
"""Whoever speaks of a digit speaks of a number."""
NOT = words(
    "no not never don cannot can't without forbidden allowed nunca sin prohibido vietato senza mai",
    "non nicht kein keine keinen nie ohne verboten pas jamais sans interdit aucun t dont nessun",
    "nada darf durfen illegal",
)
