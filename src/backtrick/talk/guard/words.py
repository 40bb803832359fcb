"""The words around a number that tell what it is, in five languages, folded.

Number words themselves are not here: they come from `numbers`.
"""

from __future__ import annotations


def words(*lines: str) -> frozenset[str]:
    """The words of some lines."""
    return frozenset(word for line in lines for word in line.split())


PILES = words(
    "pile piles stack stacks row rows column columns",
    "pila pilas monton montones mazo mazos fila filas hilera hileras columna columnas",
    "mazzo mazzi file colonna colonne mazzetto mazzetti",
    "stapel stapeln stapels reihe reihen haufen kolonne",
    "tas rangee rangees paquet paquets",
)
PEOPLE = words(
    "player players seat seats bot bots",
    "jugador jugadora jugadores jugadoras asiento puesto",
    "giocatore giocatrice giocatori posto",
    "spieler spielern spielerin platz",
    "joueur joueurs joueuse joueuses place siege",
)
NUMBERED = words(
    "turn turns round rounds game games try attempt",
    "turno turnos ronda rondas partida partidas intento",
    "turni giro giri partita partite tentativo",
    "zug zuge runde runden spiel spiele partie partien versuch",
    "tour tours manche manches parties essai",
)
CARDS = words("cards cartas carte karten cartes card restkarten handkarten", "hand hands")
SINGLE_CARD = words("card hand")
COUNTED = (
    PILES
    | PEOPLE
    | NUMBERED
    | words(
        "people persons children men women friends days weeks months times colours colors hints",
        "options",
        "possibilities plays tricks things words directions sides ways problems mistakes beers",
        "coffees kids languages rules choices chances tries attempts teams tables screens cents",
        "personas amigos dias semanas meses veces colores pistas opciones jugadas trucos",
        "cosas palabras lados problemas errores cervezas hijos reglas oportunidades intentos",
        "persone amici giorni settimane mesi volte colori indizi suggerimenti opzioni mosse",
        "trucchi cose parole lati problemi errori birre figli regole possibilita",
        "menschen frauen manner kollegen kumpels typen gaste kids tassen kekse pizzen filme",
        "mails anrufe prufungen klausuren ecken glaser flaschen",
        "leute personen freunde tage tagen wochen monate mal farben hinweise moglichkeiten",
        "optionen tricks dinge worter seiten probleme fehler bier kinder regeln leuten zuge zugen",
        "versuche richtungen stapeln spielern",
        "personnes amis jours semaines mois fois couleurs indices options coups astuces trucs",
        "choses mots cotes problemes erreurs bieres enfants regles possibilites essais sens",
        "poses gens joueurs",
        "votes votos voti voix abende abenden nachte sleeps",
        "wins losses dogs cats sons daughters brothers sisters drinks ideas questions reasons",
        "jumps saves rescues humans girls guys boys pals letters messages windows reds",
        "victorias derrotas perros gatos hermanos hermanas ideas preguntas razones saltos chicos",
        "chicas mensajes vittorie sconfitte cani gatti fratelli sorelle idee domande salti ragazzi",
        "ragazze messaggi siege niederlagen hunde katzen ideen fragen grunde sprunge jungs madels",
        "nachrichten bieren victoires defaites chiens chats idees questions raisons sauts gars",
        "filles messages copains solutions soluciones soluzioni losungen",
    )
)
MOMENTS = words(
    "seg segs minute minutes min mins second seconds sec secs moment moments momento augenblick",
    "instant",
    "minuto minutos segundo segundos minutitos minutito segundito segunditos",
    "minuti secondo secondi minutino minutini minuts segons",
    "minuten sekunde sekunden minutchen",
    "seconde secondes",
)
MONTHS = words(
    "january february march april may june july august september october november december",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "gennaio febbraio aprile maggio giugno luglio settembre ottobre novembre dicembre",
    "januar februar marz mai juni juli oktober dezember",
    "janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre",
)
LASTING = words("hours horas stunden stundchen horitas")
"""How long something lasts, and never the time of day."""
OR = words("or o u oder ou")
OFTEN = words("times veces volte mal fois foi")
HOURS = words("hour hours hora horas ora ore stunde stunden heure heures")
WITHIN = words(
    "in within for since dans en fra tra hace desde durante seit noch depuis pendant da per another"
)
STILL = words(
    "left remaining remain go gone weg draw deck drawpile laid played over total altogether",
    "quedan queda restan robo quedaban jugadas puestas total sobran faltan restantes",
    "rimaste restano rimangono pesca mancano giocate totale avanzate rimanenti",
    "ubrig verbleibend verbleiben nachziehstapel noch gelegt gespielt insgesamt liegen",
    "reste restent restantes restaient pioche talon jouees posees sabot",
)
BETWEEN = words(
    "more other last next whole good bad full ascending descending first different new extra",
    "little tiny great wonderful terrible hard rough difficult low high useful useless",
    "mas otras otros ultimas ultimos primeras buenas malas ascendentes descendentes distintas",
    "altri altre ultime ultimi prime nuove nuovi belle brutte crescenti decrescenti ascendenti",
    "discendenti diverse",
    "weitere andere anderen letzten letzte erste ersten gute schlechte schone aufsteigende",
    "aufsteigenden absteigende absteigenden verschiedene verschiedenen volle ganze neue kleine",
    "autres derniers dernieres premieres premiers bonnes mauvaises petites petits ascendantes",
    "descendantes croissantes decroissantes differentes nouvelles belles",
)
FRAMES = words(
    "on in to is fits and or the my for from than with at if so but it that i you because then",
    "en el la que es y o mi por para con si pero de del al tengo voy",
    "il lo su e mio per se ma di del al ho sul sulla nel",
    "auf der die das ist und oder mein fur mit wenn aber von als passt ich du dem den zu",
    "sur le les est et ou mon pour avec si mais du au je j ai dans vom im am beim zum ins",
    "dal dalla della dello delle sui nella into onto this that dieser dieses diesem esta este ese",
    "esa questa questo quella quel cette ce aux des sul not nicht pas no non",
    "unter uber over under above below sopra sotto sous encima debajo",
)
"""Words that end the phrase a number belongs to."""

MORE = words(
    "more less plus minus mas menos piu meno mehr weniger moins",
)
"""A distance when a comparison follows; otherwise more of the same."""
BEYOND = words(
    "higher lower bigger smaller greater larger above below beneath apart away off past beyond",
    "arriba abajo encima debajo mayor mayores menor menores superior inferior alta alto",
    "baja bajo",
    "sopra sotto maggiore minore superiore inferiore oltre piualto",
    "hoher niedriger grosser kleiner druber drunter daruber darunter entfernt tiefer weiter",
    "audessus audessous dessus dessous superieur superieure inferieur inferieure",
)
THAN = words("than que als di del della de du des wie che")
OFF = words("numbers points steps numeros puntos numeri punti passi zahlen punkte schritte")
OFF_FR = words("numeros points crans nombres unites pas unita unidades einheiten gradini places")

TIMES = words("times mal veces volte fois plus minus mas menos piu meno moins")

GROUP = words(
    "these those other others us we you u both all last first next",
    "mis tus sus nuestros nuestras ultimos ultimas proximos proximas primeros primeras",
    "mie tue sue miei tuoi suoi nostri nostre vostri ultimi ultime prossimi prossime primi prime",
    "letzten nachsten ersten unsere unseren eure",
    "mes tes ses nos vos leurs derniers dernieres prochains prochaines premiers premieres",
    "nosotros nosotras vosotros vosotras ustedes ellos ellas elles los las otros otras",
    "estos estas esos esas",
    "noi voi loro tutti tutte altri altre questi queste quelli quelle quei sti ste i gli",
    "wir ihr euch uns beide alle diese diesen anderen",
    "nous vous eux tous toutes autres ces les",
)
OF = words("of de di von d da entre delle dei degli dello della del des der")
US = words(
    "us you them these those the my our your nosotros nosotras vosotros ellos ustedes estas",
    "estos mis los las noi voi loro questi queste mie miei uns euch ihnen diesen meinen den",
    "nous vous eux elles ces mes entre nos vos nuestras nuestros nostre nostri unseren unserer",
    "us you u ya yall them these those the my our your nosotros nosotras vosotros ellos ustedes",
    "estas estos mis los las noi voi loro questi queste mie miei uns euch ihnen diesen meinen den",
    "nous vous eux elles ces mes entre",
)
LAYING = words(
    "play lay playing laying draw drawing put place jugar juego jugas poner pongo robar robo",
    "giocare gioco calare calo posare poso pescare pesco spielen spiele legen lege ziehen ziehe",
    "leg jouer joue poser pose piocher pioche metterne giocarne calarne mettre mets metto mettiamo",
    "jugare pondre giochero giochiamo jouerai poserai mettrai legst legt gelegt caliamo posons",
    "ponemos ablegen jouons posez ponerme giochiamo",
    "pone pones poneis roba robas echa echas tira tiras",
    "tiro tirar echo echar suelto soltar coloco colocar butto buttare sgancio piazzo piazzare",
    "ponemos ablegen jouons posez ponerme giochiamo jpose jposes jjoue jmets jmet jpioche",
)
ONLY = words(
    "only just least exactly another up to solo al menos otras almeno altre altri nur mindestens",
    "noch weitere seulement moins encore juste",
)
HAVE = words(
    "have hav ve got hold holding own has had i tengo tiene tenia llevo hay ho hai ha avevo tengo",
    "habe hab hob hast hatte halte j je jai ai as avait detiens garde tinc",
)
YOU_HAVE = words("tienes tenes teneis hai avete hast habt as avez")
NAMING = HAVE | words(
    "a an the my number card value is el un una mi numero carta valor es il uno mio mia la valore",
    "e lo die eine einen ne nen der das meine mein nummer zahl karte wert ist le ma mon carte",
    "valeur",
    "est chiffre nombre cifra",
)
NUMBER = words("number numero zahl nummer nombre chiffre cifra wert valor value valore valeur")
ORDERED = (
    PILES
    | PEOPLE
    | NUMBERED
    | words(
        "time place try ascending descending vez lugar ascendente descendente volta luogo",
        "mal stelle aufsteigende absteigende fois foi ascendante descendante left right",
        "one loss win defeat victory derrota victoria sconfitta vittoria",
        "niederlage sieg defaite victoire",
    )
)

SINGULAR = words("a an el un una il eine einen ein ne lo al del sul dal nel col")
"""Articles before one thing: what follows is no count."""

ITALIAN = words(
    "il un del al dal sul col nel numero carta meno piu di da tra fra ho quasi circa sopra sotto",
    "oltre per mio ultimo le alle verde rosso giallo blu viola ha gioco metto posso hai cala avrei",
    "o dopo prima fino vale mia quel questo sono fa fanno tengo serve manca prendo cerco voglio",
    "solo almeno massimo minimo vorrei giocare mettere posare calare gioca metti a uno zero numero",
    "valore supera superate superare maggiore minore aggiungi togli conta",
)
SPANISH = words(
    "el un al del tengo tiene numero carta menos mas de con mi hasta entre sobre las los por son",
    "cartas quedan tenia es juego pongo tienes otro ese este tras y o para",
)
ENGLISH = words(
    "the you we it at again more this that is are can or and to of if they she he please not",
    "every while than your just only turn i m for upon",
)
"""Words that say that a message is English, for those that are a number elsewhere: once, elf."""
FRENCH = words("je j c ce cette est pas des du mais vous nous ai avec pour ca cest sur une les tas")
SPANISH_ONLY = words("el los las tengo tiene mis es y del una con pero por yo llevo")
ITALIAN_ONLY = words("che gli dei della sono ragazzi avete voi siamo perche di")
ITALIAN_YOU = words("voi ci vi se che non come dove chi ragazzi tutti due tre quanti ma e perche")
ITALIAN_AFTER_YOU = words(
    "pronti pronte sicuri sicure bravi brave bravissimi stati state tutti tutte d in ancora forti",
    "una un uno delle",
    "grandi fantastici due tre geni voi qui li gia al dei messi mitici fortissimi grandissimi",
    "i troppo molto",
    "davvero contenti tranquilli",
    "dei",
)
GERMAN = words(
    "die eine ne ich hab habe uber unter von bis zwischen und oder nummer zahl karte plus minus",
    "mit auf meine ist sind um noch hatte als ab zur der fast etwa circa",
)
ENGLISH_DUE = words("to date now soon tomorrow today")
BEFORE_DUE = words("is was are be not s overdue been re")
FRENCH_BACK = words("le mon ton son au du leur notre votre")
FRENCH_TEN = words(
    "je tu fais penses prie supplie reste restera manque auras poses posais mets veux sors vas",
    "souviens occupe occupes faut sois",
)
SPANISH_TEN = words(
    "cuidado paciencia en calma fe confianza presente piedad un una mucho mas algo claro seguro",
    "por mucha fuerza valor a",
)
BEFORE_UNO = words("un el il del al sul numero carta l mi mio tu su tuo suo")
SEIZED = words("the this that these your our my every control any upon us him her them")
GREETING = words(
    "hey hi hallo hello moin servus na oh ach mensch lieber danke sorry thanks merci gracias hola",
    "salut ciao thx bravo go komm los",
)
ADDRESSING = words(
    "du dein deine dir dich bist leg spiel mach komm warte hast kannst ist hat war spielt kommt",
    "wartet schlaft sagt meint kann darf muss will you your ur u is has was plays says wait",
    "come tu te ton es eres te toca tienes joue attends viens",
)
"""After a name: what is said to somebody, or of somebody."""
GERMAN_THE = words("der die das den dem zum am zur beim mein meine ein einen nen en an")

NEVER_COUNTED = words(
    "no nein non ha he hi ho ja jaja haha si oui yes go na la bla oh ah wait please bye very so da",
    "stop nope nee ok hey ey yay wow uh eh uff ouf vai venga vamos dai los komm allez hop ya",
    "small piccoli petit klein pequeno help win thanks danke merci gracias grazie",
    "sorry bitte perdon",
    "warte aspetta espera attends left right links rechts nice good play never always again really",
    "mai nie jamais nunca siempre sempre immer toujours forza vite schnell fast",
    "slow hot genau exact",
    "muy tres sehr too much piano vale bravo bravi gut well blah pls plz plis plss porfa porfi stp",
    "mama mamma papa mami papi",
    "ty thx lol gg xd omg wtf lmao ahah ahaha hehe jeje hihi eheh wp ottimo perfetto perfecto",
    "perfekt parfait genial super top mega ole viva hurra hip toll prima klasse geil cool brav",
    "great perfect amazing love yess noo sii bien bene buono muchas mil viel argh ugh puh boh mah",
    "svp daje okay nan nah neh nono nooo ouais ouai mhm nope yep yup sip tja naja hm mm",
)

VAGUE = words(
    "high higher highest low lower lowest middle middling medium mid big bigger biggest large",
    "larger largest small smaller smallest tiny huge extreme average",
    "alta alto altas altos altisima altisimo baja bajo bajas bajos bajita bajito bajisima mediana",
    "mediano intermedia intermedio grande grandes pequena pequeno mayor menor media medio altita",
    "alte alti bassa basso basse bassi bassissima medie medi intermedie piccola piccolo piccole",
    "piccoli grandi grossa grosso altina bassina centrale",
    "hoch hohe hoher hohen hohes hohere hochste niedrig niedrige niedriger niedrigen niedriges",
    "niedrigere tief tiefe tiefer mittlere mittlerer mittel mittelhoch mittelhohe gross grosse",
    "grosser grosses klein kleine kleiner kleines winzig",
    "haut haute hauts hautes bas basse basses moyen moyenne moyens moyennes petit petite petits",
    "petites gros grosse elevee eleve elevees faible faibles mitte milieu mezzo nahe",
    "grand grands elevada elevado elevata elevato enorme enormes minuscule minuscula",
    "minuscola diminuta maggiore minore maggiori minori",
    "highish lowish mittig altissima altissimo altissime bassissimo bassissime bajisimo altisimas",
) | frozenset(
    stem + ending
    for stem in ("hoh", "hoch", "niedrig", "klein", "gross", "mittler", "tief", "winzig", "riesig")
    for ending in ("e", "er", "es", "en", "em", "ere", "eren", "erer", "ste", "sten", "ster")
)
PLACED = words("in en da verso vers nach von de")
"""Before high and low: a place on the table."""

BY_COLOUR = {
    "b": words(
        "blue azul azules azulito azulita asul blu blau blaue blauen blauer blaues blaua bleu",
        "bleue",
    ),
    "g": words(
        "green verde verdes verdecito verdecita verdi verdino grun grune grunen gruner grunes",
        "gruen gruene jrune griane vert verte grean gren berde vair",
    ),
    "r": words(
        "red rojo roja rojito rojita rosso rossa rossino rot rote roten roter rotes rouge",
        "roug",
    ),
    "v": words(
        "violet purple violeta morado morada moradito moradita viola violett violette",
        "violetten lila lilane lilanen lilaner lilanes vilet purpel",
    ),
    "y": words(
        "yellow amarillo amarilla amarillito giallo gialla giallino gialletto gelb gelbe gelben",
        "gelber gelbes jelbe gaali jaune jone yelow yelo amariyo amarilo gialo",
    ),
}
"""The colours by their letters in notation, also as dialects and hasty writers spell them."""
COLOURS = frozenset().union(*BY_COLOUR.values())

COLOURED = words(
    "reds greens blues yellows violets purples rojas rojos azules verdes amarillas amarillos",
    "violetas moradas morados rosse rossi gialle gialli verdi blu viola rote roten blaue blauen",
    "gelbe gelben",
    "grune grunen gruene violette violetten lilane rouges bleues bleus vertes verts jaunes",
    "violettes",
)
"""Cards of a colour, in the plural: two of them are a hand."""

DIGITS = words(
    "digit digits ziffer ziffern cifra cifras digito digitos cifre chiffre chiffres quersumme"
)
"""Whoever speaks of a digit speaks of a number."""
HUNDRED = words("hundred hundert cien ciento cento cent 100")
PARTS = words(
    "parte part teil minus less menos meno moins weniger geteilt diviso divise divided entre half",
    "mitad meta",
    "moitie halfte quarter cuarto quarto quart viertel halbes mezzo medio third tercio terzo tiers",
)
PERCENT = words("percent prozent per por pour")
COUNTING = words(
    "count counting many cuenta cuantos cuantas contad conta contate quante quanti zahl zahle",
    "zahlt",
    "wieviel viele compte comptez combien",
)
FINGERS = words(
    "fingers dedos dedo dedito dita dito doigts doigt add count suma cuenta somma conta",
    "zusammenzahlen zusammen zahl zahle additionne compte plus mas piu more mas",
)
MAKING = words(
    "make makes add adds sum sums total together sommano suman suma juntos juntas dan hacen somma",
    "sommate",
    "insieme fanno totale macht machen ergibt ergeben zusammen summe ensemble font fait additionne",
    "reunies reunis cumulees cumules additionnees",
    "somme plus mas piu geben gibt puntos punti punkte points",
    "somme plus mas piu geben gibt puntos punti punkte points sumando sumas sumar sumadas sumados",
    "sommando sommare additionnees additionnes additionner zusammengezahlt addiert addieren adding",
    "added totals sommo sumo zusammenzahl zusammenzahle zusammenrechne zusammengerechnet addiere",
    "addier additionnes",
)
"""What cards make together."""
SOUNDING = words(
    "sound sounds sounding spelling spelt spelled ear aloud suena suenan oido ortografia suona",
    "suonano suono orecchio klingt klang ohr schreibweise sonne oreille orthographe",
)
"""Who says these means how a word sounds."""
SIDES = words("left right rechts links derecha izquierda destra sinistra gauche droite")
TOPS = words("top tops cima oberste obersten dessus topcard")
FOR = words("for para fur pour per on a auf sur su")
SIGNALLING = words(
    "clap claps clapping knock knocks tap stamp blink wink cough whistle palmadas golpes aplaudo",
    "guino",
    "batto busso fischio klatsche klatsch klopfe klopf zwinkere huste pfeife tape frappe cligne",
    "tousse",
)
"""How a number may be shown to the others."""
ARTICLES = words(
    "the a an los las el la i il le lo gli les l die der das ein eine un une una its it"
)
SINGULAR_THE = words("the el il le die der das den un a an eine ein ne")
"""Before a number: the card that has it."""
OTHERWISE = words(
    "not no non nicht nich pas instead than you u du ihr tu te voi vous toi vosotros invece statt",
)
"""Before a number: another count than the one that was said."""
IN = words("in en auf mit con de di of")
BOUNDING = words(
    "past over under above below than until till beyond hasta de desde sopra sotto oltre superate",
    "uber",
    "unter bis ab von moins plus depassez menos mas meno piu play jugar giocare",
    "least most around about roughly exactly nearly almost minimo maximo massimo circa almeno",
    "quasi casi hochstens mindestens ungefahr etwa fast als environ presque sous depasse superieur",
    "inferieur mayor menor maggiore minore",
)
"""A number is likely to follow."""
