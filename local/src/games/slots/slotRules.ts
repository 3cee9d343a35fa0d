import type { Pair } from "../fillWords.ts";

/** How a slot counts its wins. */
export type WinKind = "lines" | "ways" | "cluster" | "anywhere";

/** How the reels stand, by kind; `{reels}`, `{rows}` and `{count}` come from the layout. */
export const layoutRules: Readonly<Record<WinKind, readonly Pair[]>> = {
  lines: [
    [
      "Spillet har {reels} hjul, {rows} rækker og {count} faste linjer.",
      "The game has {reels} reels, {rows} rows and {count} fixed lines.",
    ],
    [
      "Der spilles på {count} linjer over {reels} hjul med {rows} symboler i højden. Antallet kan ikke ændres.",
      "You play {count} lines across {reels} reels, {rows} symbols high. The number cannot be changed.",
    ],
    [
      "{count} linjer er altid i spil på {reels} hjul og {rows} rækker.",
      "{count} lines are always in play on {reels} reels and {rows} rows.",
    ],
  ],
  ways: [
    [
      "{reels} hjul og {rows} rækker giver {count} måder at vinde på.",
      "{reels} reels and {rows} rows give {count} ways to win.",
    ],
    [
      "Der er ingen linjer, men {count} måder på {reels} hjul med {rows} symboler på hvert.",
      "There are no lines but {count} ways on {reels} reels of {rows} symbols each.",
    ],
  ],
  cluster: [
    [
      "Der spilles på et bræt med {reels} gange {rows} felter.",
      "The game is played on a board of {reels} by {rows} fields.",
    ],
    [
      "Brættet er {reels} felter bredt og {rows} højt, og det har ingen linjer.",
      "The board is {reels} fields wide and {rows} high, and it has no lines.",
    ],
  ],
  anywhere: [
    [
      "{reels} hjul og {rows} rækker uden linjer: Symbolernes plads er uden betydning.",
      "{reels} reels and {rows} rows without lines: it makes no difference where symbols land.",
    ],
    [
      "Hvor et symbol står på de {reels} gange {rows} pladser, er lige meget.",
      "Where a symbol stands among the {reels} by {rows} places does not matter.",
    ],
  ],
};

/** What counts as a win, by kind. */
export const winRules: Readonly<Record<WinKind, readonly Pair[]>> = {
  lines: [
    [
      "Mindst tre ens fra venstre mod højre på en linje giver gevinst. Kun den største gevinst på hver linje udbetales.",
      "At least three of a kind from left to right on a line give a win. Only the highest win on each line is paid.",
    ],
    [
      "En linje begynder på det første hjul og skal have tre ens eller flere uden huller.",
      "A line begins on the first reel and needs three of a kind or more without gaps.",
    ],
    [
      "Gevinster på flere linjer lægges sammen; på samme linje tæller den højeste.",
      "Wins on several lines are added together; on one line the highest counts.",
    ],
  ],
  ways: [
    [
      "Tre ens eller flere på nabohjul fra venstre giver gevinst, uanset højden.",
      "Three of a kind or more on adjacent reels from the left give a win at any height.",
    ],
    [
      "Et symbol behøver blot at være på hjulene i rækkefølge fra venstre. Gevinsten ganges med antallet af måder.",
      "A symbol need only be present on consecutive reels from the left. The win is multiplied by the number of ways.",
    ],
  ],
  cluster: [
    [
      "Fem eller flere ens, der rører hinanden vandret eller lodret, udgør en gruppe og giver gevinst.",
      "Five or more of a kind touching horizontally or vertically form a group and give a win.",
    ],
    [
      "Grupper på mindst fem ens felter udbetales. Jo større gruppe, jo højere trin i gevinsttabellen.",
      "Groups of at least five equal fields are paid. The larger the group, the higher its step in the paytable.",
    ],
  ],
  anywhere: [
    [
      "Otte ens eller flere et vilkårligt sted på skærmen giver gevinst.",
      "Eight of a kind or more anywhere on screen give a win.",
    ],
    [
      "Der skal otte ens til. Gevinsten vokser ved ti og igen ved tolv.",
      "Eight of a kind are needed. The win grows at ten and again at twelve.",
    ],
  ],
};

export const symbolRules: readonly Pair[] = [
  [
    "{wild} er joker og kan stå i stedet for alle andre symboler undtagen {scatter}.",
    "{wild} will act as the wild and can stand in for every other symbol except {scatter}.",
  ],
  [
    "Som joker erstatter {wild} alle almindelige symboler. {scatter} skal derimod lande selv.",
    "As the wild, {wild} can replace all ordinary symbols. {scatter} must land unaided.",
  ],
  [
    "Kun {scatter} kan ikke erstattes af {wild}, der ellers træder i stedet for alt.",
    "Only {scatter} cannot be replaced by {wild}, which otherwise can stand in for anything.",
  ],
  [
    "Jokeren er {wild}. Bonussymbolet er {scatter}, som tæller, uanset hvor det lander.",
    "The wild is {wild}. The bonus symbol is {scatter}, which counts wherever it lands.",
  ],
  [
    "{wild} hjælper gevinster på vej ved at træde i stedet for andre symboler. {scatter} følger sine egne regler.",
    "{wild} will help wins along by standing in for other symbols. {scatter} follows rules of its own.",
  ],
  [
    "Ser du {wild}, har du en joker. Ser du {scatter}, er du et skridt nærmere bonusrunden.",
    "If you see {wild}, you have a wild. If you see {scatter}, you are one step nearer the bonus round.",
  ],
  [
    "Højest i gevinsttabellen står {wild}, som også er joker; {scatter} betaler kun gennem bonusrunden.",
    "At the top of the paytable is {wild}, which is also the wild; {scatter} pays only through the bonus round.",
  ],
];

export const stakeRules: readonly Pair[] = [
  [
    "Indsatsen vælges fra {min} til {max} pr. spin og ændrer sig ikke af sig selv.",
    "The stake is chosen from {min} to {max} a spin and never changes by itself.",
  ],
  [
    "Mindste indsats er {min}, største er {max}. Gevinsttabellen viser beløb for den indsats, du har valgt.",
    "The smallest stake is {min}, the largest {max}. The paytable shows amounts for the stake you have chosen.",
  ],
  ["Et spin koster mellem {min} og {max}.", "A spin costs between {min} and {max}."],
  [
    "Du bestemmer selv indsatsen mellem {min} og {max}, ét spin ad gangen.",
    "You set the stake yourself between {min} and {max}, one spin at a time.",
  ],
  [
    "Vælg mellem {min} og {max}; valget gælder, til du selv ændrer det.",
    "Choose between {min} and {max}; the choice holds until you change it.",
  ],
  ["Fra {min} pr. spin, og aldrig mere end {max}.", "From {min} a spin, and never more than {max}."],
];

export const paceRules: readonly Pair[] = [
  [
    "En runde varer mindst tre sekunder og kan ikke gøres hurtigere.",
    "A round lasts at least three seconds and cannot be made faster.",
  ],
  [
    "Der går mindst tre sekunder fra ét spin til det næste.",
    "At least three seconds pass from one spin to the next.",
  ],
  [
    "Hvert udfald trækkes af en tilfældighedsgenerator, i det øjeblik spinnet begynder, og afhænger ikke af tidligere spin.",
    "Every outcome is drawn by a random number generator the moment the spin begins and does not depend on earlier spins.",
  ],
  [
    "Tre sekunder er den korteste tid, et spin kan tage. Der findes ingen genvej.",
    "Three seconds is the least a spin can take. There is no short cut.",
  ],
  [
    "Spillet kan ikke sættes til at køre hurtigere end ét spin hvert tredje sekund.",
    "The game cannot be made to run faster than one spin every three seconds.",
  ],
  [
    "Chancen er den samme i hvert spin, uanset hvad der kom før, og hvor længe du har spillet.",
    "The chance is the same in every spin, whatever came before and however long you have played.",
  ],
];

export const faultRules: readonly Pair[] = [
  [
    "Ved teknisk fejl annulleres runden, og indsatsen føres tilbage.",
    "In the event of a technical fault the round is void and the stake returned.",
  ],
  [
    "Ryger forbindelsen, spilles runden færdig på serveren, og resultatet vises, næste gang du åbner spillet.",
    "If the connection drops, the round is completed on the server and the result shown the next time you open the game.",
  ],
  [
    "En fejl i spillet gør både indsats og gevinst i den pågældende runde ugyldig.",
    "A fault in the game voids both the stake and any win in that round.",
  ],
  [
    "Lukker du spillet midt i en bonusrunde, venter den på dig, som du forlod den.",
    "If you close the game in the middle of a bonus round, it awaits you as you left it.",
  ],
  [
    "Kan et spin ikke gennemføres, trækkes der ikke noget.",
    "If a spin cannot be completed, nothing is charged.",
  ],
  [
    "Skærmen viser, hvad serveren har afgjort. Er de uenige, gælder serveren.",
    "The screen shows what the server has settled. If they disagree, the server prevails.",
  ],
];
