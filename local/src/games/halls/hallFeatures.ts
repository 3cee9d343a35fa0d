import type { Pair } from "../fillWords.ts";

interface HallFeature {
  readonly titles: readonly Pair[];
  readonly texts: readonly Pair[];
}

/** What a bingo or banko hall can offer. `{hall}` is its name, `{n}` the feature's number. */
export const hallFeatures = {
  rows: {
    titles: [
      ["Præmie på hver række", "A prize for each row"],
      ["Én række, to rækker, fuld plade", "One row, two rows, full plate"],
    ],
    texts: [
      [
        "Der spilles først om én række, så om to og til sidst om hele pladen. Præmierne stiger for hvert trin.",
        "The hall plays for one row, then two and finally the full plate. Prizes rise with every step.",
      ],
      [
        "Den samlede præmie deles i tre, hvor den fulde plade får mest.",
        "The total prize is divided in three, the full plate taking the largest part.",
      ],
      [
        "Tre chancer i samme runde: øverste, midterste eller nederste række, siden to af dem og til slut alle.",
        "Three chances in one round: the top, middle or bottom row, then two of them and finally all.",
      ],
      [
        "Pladerne ryddes ikke mellem præmierne, så et kryds fra første række tæller hele vejen.",
        "Plates are not cleared between prizes, so a mark from the first row counts all the way.",
      ],
      [
        "Den første række falder tit inden for fyrre numre. Den fulde plade lader vente på sig.",
        "The first row often comes within forty numbers. The full plate keeps you waiting.",
      ],
    ],
  },
  pattern: {
    titles: [
      ["Dagens mønster", "Pattern of the day"],
      ["Mønster før fuld plade", "Pattern before the full plate"],
    ],
    texts: [
      [
        "Ud over fuld plade spilles der om et mønster, som vises ved siden af pladen, før salget åbner.",
        "Besides the full plate the hall plays for a pattern, shown beside the plate before sales open.",
      ],
      [
        "Et nyt mønster hver runde: kryds, ramme, hjerte eller trappe. {hall} viser det, inden du køber.",
        "A new pattern every round: cross, frame, heart or staircase. {hall} shows it before you buy.",
      ],
      [
        "Mønstret skal dækkes helt, før det tæller. Andre kryds på pladen gør hverken fra eller til.",
        "The pattern must be covered entirely before it counts. Other marks on the plate make no difference.",
      ],
      [
        "To præmier i hver runde: en for mønstret og en for resten.",
        "Two prizes in every round: one for the pattern and one for the rest.",
      ],
    ],
  },
  corners: {
    titles: [
      ["Fire hjørner", "Four corners"],
      ["Hjørnepræmie", "Corner prize"],
    ],
    texts: [
      [
        "Den første plade med alle fire hjørner får en lille præmie, og runden fortsætter.",
        "The first plate with all four corners takes a small prize, and the round goes on.",
      ],
      [
        "Hjørnerne tæller for sig. De falder som regel midt i runden.",
        "Corners count on their own. They usually come about halfway through.",
      ],
      [
        "Kun hjørnerne i samme plade gælder. Fire hjørner på fire plader er pynt.",
        "Only the corners of a single plate count. Four corners on four plates are decoration.",
      ],
    ],
  },
  early: {
    titles: [
      ["Fuld plade i en fart", "A quick full plate"],
      ["Ekstra før nummer {n}", "Extra before number {n}"],
    ],
    texts: [
      [
        "Fyldes en plade inden for de første {n} numre, lægges der en ekstra præmie oven i. Det sker sjældent.",
        "If a plate is filled within the first {n} numbers, an extra prize is added. It seldom happens.",
      ],
      [
        "Tælleren ved kuglerne viser, hvor mange numre der er tilbage, før tillægget på de første {n} bortfalder.",
        "The counter beside the balls shows how many numbers remain before the supplement for the first {n} lapses.",
      ],
      [
        "Nummer {n} er grænsen. Er pladen fuld inden da, er præmien større end den garanterede.",
        "Number {n} is the line. If the plate is full by then, the prize is larger than guaranteed.",
      ],
      [
        "Tillægget kræver hurtige kugler: højst {n}. De fleste runder tager længere tid.",
        "The supplement takes quick balls: {n} at most. Most rounds take longer.",
      ],
    ],
  },
  small: {
    titles: [
      ["Små borde", "Small tables"],
      ["Højst {n} med ad gangen", "At most {n} at a time"],
    ],
    texts: [
      [
        "{hall} lukker for salget, når {n} er med, så der er færre om præmien.",
        "{hall} closes sales at {n} players, so that fewer share the prize.",
      ],
      [
        "Der er plads til {n} i hver runde. Er der fyldt, kan du købe til den næste.",
        "There is room for {n} in every round. If it is full you can buy for the next.",
      ],
      [
        "Med {n} pladser er der altid nogen, der må vente til næste gang. Til gengæld kender man hinanden.",
        "With {n} places somebody always has to wait until next time. On the other hand, people know one another.",
      ],
    ],
  },
  marking: {
    titles: [
      ["Kryds selv, eller lad være", "Mark yourself, or don’t"],
      ["Du bestemmer afkrydsningen", "You decide how to mark"],
    ],
    texts: [
      [
        "Pladen kan krydse af for dig. Slår du det fra, gælder dine kryds, og du kan altid slå det til igen.",
        "The plate can mark for you. Switch that off and your own marks count; you can always switch it back on.",
      ],
      [
        "Overser du et nummer, når du krydser selv, får du besked, før det næste bliver råbt op.",
        "If you miss a number when marking by hand, you are told before the next is called.",
      ],
      [
        "Du kan skifte mellem egen og automatisk afkrydsning midt i en runde.",
        "You can switch between marking yourself and automatically in mid-round.",
      ],
      [
        "Automatikken er slået til fra start. Den, der hellere vil bruge tuschen, finder knappen under pladen.",
        "Automatic marking is on from the start. Those who prefer the marker will find the button below the plate.",
      ],
    ],
  },
  shared: {
    titles: [
      ["Flere på samme nummer", "Several on the same number"],
      ["Delt præmie", "Shared prize"],
    ],
    texts: [
      [
        "Får flere fuld plade på samme nummer, deles præmien i lige store dele, rundet op til nærmeste krone.",
        "If several fill their plate on the same number, the prize is split equally, rounded up to the nearest krone.",
      ],
      [
        "En præmie kan deles mellem to eller flere plader. Har du to af dem, får du to dele.",
        "A prize may be shared by two or more plates. If two of them are yours, you take two shares.",
      ],
      [
        "Præmien går til plader og ikke personer: Har to naboer en hver, får de halvdelen hver.",
        "The prize goes to plates, not people: two neighbours with one each get half each.",
      ],
      [
        "Uafgjort findes ikke. Alle, der blev færdige på det sidste nummer, er med i delingen.",
        "There is no such thing as a draw. All who finish on the last number share.",
      ],
    ],
  },
  joker: {
    titles: [
      ["Jokerkuglen", "The joker ball"],
      ["En kugle, der passer overalt", "A ball that fits anywhere"],
    ],
    texts: [
      [
        "Én kugle i tromlen er blank. Kommer den ud, må alle krydse et felt efter eget valg.",
        "One ball in the drum is blank. If it comes out, everyone may mark a field of their choice.",
      ],
      [
        "Den blanke kugle kan komme når som helst og giver hele salen et frit felt på én gang.",
        "The blank ball may come at any time and gives the whole hall a free field at once.",
      ],
      [
        "Den blanke kugle gælder for alle plader i salen og kan højst komme én gang pr. runde.",
        "The blank ball counts for every plate in the hall and comes at most once a round.",
      ],
      [
        "En fri afkrydsning til alle, når kuglen uden nummer ruller frem.",
        "A free mark for everyone when the ball without a number rolls out.",
      ],
    ],
  },
  series: {
    titles: [
      ["Pladerne følger dig", "The plates stay with you"],
      ["Serie på {n} runder", "A series of {n} rounds"],
    ],
    texts: [
      [
        "Du kan købe den samme plade til op til {n} runder i træk og fortryde resten undervejs.",
        "You can buy the same plate for up to {n} rounds running and cancel the rest along the way.",
      ],
      [
        "En serie er {n} runder med samme numre. Den koster det samme som {n} enkeltplader.",
        "A series is {n} rounds with the same numbers. It costs the same as {n} single plates.",
      ],
      [
        "{n} runder med samme plade er for dem, der har fået et godt øje til deres numre.",
        "{n} rounds on the same plate are for those who have taken a liking to their numbers.",
      ],
    ],
  },
  consolation: {
    titles: [
      ["Nær ved", "So close"],
      ["Ét nummer fra", "One number away"],
    ],
    texts: [
      [
        "Mangler du kun ét nummer, når runden slutter, er du med i en lille trøstepræmie.",
        "If you are one number short when the round ends, you share a small consolation prize.",
      ],
      [
        "{hall} sætter en lille del af præmien af til de plader, der manglede ét kryds.",
        "{hall} sets a small part of the prize aside for plates that were one mark short.",
      ],
      [
        "Trøsten deles mellem alle, der sad på ét, og er derfor sjældent stor.",
        "The consolation is shared by everyone who was one short and is therefore seldom large.",
      ],
      [
        "At mangle ét nummer er det næstbedste. Her er det også lidt værd.",
        "Being one number short is second best. Here it is worth a little, too.",
      ],
    ],
  },
  calm: {
    titles: [
      ["God tid", "Plenty of time"],
      ["{n} sekunder mellem numrene", "{n} seconds between numbers"],
    ],
    texts: [
      [
        "Numrene kommer med {n} sekunders mellemrum, så der er tid til at kigge to plader igennem.",
        "Numbers come {n} seconds apart, which leaves time to look through two plates.",
      ],
      [
        "Opråberen i {hall} venter {n} sekunder mellem hvert nummer.",
        "The caller in {hall} waits {n} seconds between numbers.",
      ],
      [
        "Der er {n} sekunder til hvert nummer, hvilket er et godt stykke over det, reglerne kræver.",
        "There are {n} seconds for each number, well beyond what the rules require.",
      ],
    ],
  },
  pot: {
    titles: [
      ["Med i Fuldt Hus-puljen", "Part of the Fuldt Hus pot"],
      ["Pulje på tværs af salene", "A pot across the halls"],
    ],
    texts: [
      [
        "En del af pladens pris går til puljen, som falder ved fuld plade inden for et fast antal numre.",
        "Part of the plate price goes to the pot, which drops when a plate is filled within a set number of calls.",
      ],
      [
        "Flere sale lægger til den samme pulje. Antallet af numre, der kræves, står ved siden af beløbet.",
        "Several halls add to the same pot. The number of calls it takes is stated beside the amount.",
      ],
    ],
  },
} as const satisfies Readonly<Record<string, HallFeature>>;

export type HallFeatureId = keyof typeof hallFeatures;
