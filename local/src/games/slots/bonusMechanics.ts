import type { Mechanic } from "./mechanic.ts";

/** Rounds within the round. */
export const bonusMechanics = {
  "free-spins": {
    titles: [
      ["Gratisspil", "Free spins"],
      ["{n} gratisspil", "{n} free spins"],
      ["Bonusrunde", "Bonus round"],
    ],
    texts: [
      [
        "Lander {scatter} mindst tre steder, åbnes {n} gratisspil med samme indsats som det spin, der udløste dem.",
        "Should {scatter} land in at least three places, {n} free spins open at the stake of the spin that triggered them.",
      ],
      [
        "{n} gratisspil venter, når {scatter} viser sig tre steder på én gang. De kan udløses igen undervejs.",
        "{n} free spins await when {scatter} can be seen in three places at once. They can be triggered again along the way.",
      ],
      [
        "Ses {scatter} på første, tredje og femte hjul, spilles {n} runder uden ny indsats.",
        "With {scatter} in view on the first, third and fifth reel, {n} rounds are played without a new stake.",
      ],
      [
        "Bonusrunden varer {n} spin. Hver gang {scatter} lander undervejs, lægges ét til.",
        "The bonus round lasts {n} spins. Should {scatter} land along the way, one more is added.",
      ],
      [
        "Med {scatter} på tre hjul er de næste {n} spin betalt af huset. Gevinster lægges sammen og vises til sidst.",
        "With {scatter} on three reels, the next {n} spins are paid for by the house. Wins are added up and shown at the end.",
      ],
      [
        "{n} gratisspil begynder, når {scatter} står tre steder. Fire steder giver to spin mere, fem steder giver fire.",
        "{n} free spins begin with {scatter} in three places. Four places give two spins more, five give four.",
      ],
      [
        "I gratisspillene er hjulene skiftet ud med nogle, hvor {wild} er oftere repræsenteret. Der er {n} af dem.",
        "In the free spins the reels are exchanged for ones on which {wild} can be found more often. There are {n} of them.",
      ],
      [
        "{scatter} udløser {n} runder uden indsats. De spilles én ad gangen, og du kan holde pause imellem.",
        "{scatter} can trigger {n} rounds without a stake. They are played one at a time, and you may pause between them.",
      ],
      [
        "Bonusrunden på {n} gratisspil kan ikke købes; den kommer kun, når {scatter} gør.",
        "The bonus round of {n} free spins cannot be bought; it comes only when {scatter} does.",
      ],
    ],
  },
  "hold-respin": {
    titles: [
      ["Hold og spin igen", "Hold and respin"],
      ["Tre forsøg", "Three tries"],
    ],
    texts: [
      [
        "Står {scatter} mindst {n} steder, låses de fast, og resten af pladserne drejer tre gange. Hvert nyt symbol sætter tælleren tilbage til tre.",
        "With {scatter} in at least {n} places, those lock and the rest spin three times. Every new symbol resets the counter to three.",
      ],
      [
        "Runden begynder, når {scatter} står {n} steder. Kun tomme pladser drejer, og den slutter efter tre forgæves forsøg.",
        "The round begins when {scatter} can be seen in {n} places. Only empty positions spin, and it ends after three tries without a hit.",
      ],
      [
        "Beløbene på {scatter} lægges sammen til sidst. Fyldes hele rammen, gælder spillets øverste beløb i gevinsttabellen.",
        "The amounts on {scatter} are added up at the end. If the frame fills, the top amount in the paytable applies.",
      ],
      [
        "Alt andet end {scatter} tømmes væk, når {n} af dem står på skærmen, og tre omspin går i gang.",
        "Everything but {scatter} is cleared away once {n} of them stand on screen, and three respins begin.",
      ],
      [
        "{n} låste felter er nok. Derfra handler det kun om, hvor mange der kommer til, inden tælleren står på nul.",
        "{n} locked fields are enough. From there it is only a question of how many join before the counter reads nought.",
      ],
    ],
  },
  "pick-bonus": {
    titles: [
      ["Vælg og afslør", "Pick and reveal"],
      ["Dit valg", "Your choice"],
    ],
    texts: [
      [
        "{scatter} på tre pladser åbner et bord med {n} skjulte felter. Du vælger, til stopfeltet dukker op.",
        "{scatter} in three places opens a table of {n} hidden fields. You choose until the stop field turns up.",
      ],
      [
        "Bag {n} felter gemmer der sig beløb og ét slut. Resultatet er trukket på forhånd; dit valg bestemmer kun rækkefølgen.",
        "Amounts and one end are hidden behind {n} fields. The outcome is drawn beforehand; your choice decides only the order.",
      ],
      [
        "I valgrunden afslører du felter ét for ét. {scatter} bag et felt giver et ekstra valg.",
        "In the picking round you reveal fields one by one. {scatter} behind a field will give one more choice.",
      ],
      [
        "Du får mindst ét valg blandt {n}. Beløbet bag feltet er dit, og de andre vises bagefter.",
        "You get at least one choice among {n}. The amount behind the field is yours, and the others are shown afterwards.",
      ],
      [
        "{n} muligheder ligger med forsiden nedad. Hvert valg er frit, men listen over beløb er kendt.",
        "{n} options lie face down. Every choice is free, but the list of amounts is known.",
      ],
    ],
  },
  wheel: {
    titles: [
      ["Lykkehjulet", "The wheel"],
      ["Et drej på hjulet", "A turn of the wheel"],
    ],
    texts: [
      [
        "{scatter} tre steder på én gang sender dig videre til et hjul med {n} felter: beløb, faktorer eller gratisspil.",
        "{scatter} in three places at once will take you to a wheel of {n} fields: amounts, multipliers or free spins.",
      ],
      [
        "Hjulet har {n} lige store felter, så alle udfald er lige sandsynlige. Hvad de giver, står i gevinsttabellen.",
        "The wheel has {n} fields of equal size, so every outcome is equally likely. What each pays is in the paytable.",
      ],
      [
        "Når {scatter} lander på sidste hjul, drejer et hjul med {n} felter én gang.",
        "Should {scatter} land on the last reel, a wheel of {n} fields turns once.",
      ],
      [
        "{n} felter, én viser. Hjulet kan ikke drejes igen, heller ikke hvis det stopper tæt på et skel.",
        "{n} fields, one pointer. The wheel cannot be turned again, even if it stops close to a line.",
      ],
    ],
  },
  trail: {
    titles: [
      ["Stien", "The trail"],
      ["Trin for trin", "Step by step"],
    ],
    texts: [
      [
        "Hver {scatter} flytter dig et trin frem ad en sti på {n} trin. Undervejs ligger der faktorer og ekstra spin.",
        "Every {scatter} moves you one step along a trail of {n}. Multipliers and extra spins lie along the way.",
      ],
      [
        "Stien har {n} trin og følger dig fra spin til spin, så længe du ikke ændrer indsatsen.",
        "The trail has {n} steps and follows you from spin to spin as long as the stake is unchanged.",
      ],
      [
        "Et slag afgør, hvor langt du kommer ad stien mod {scatter}. De fleste ture ender før trin {n}.",
        "A throw decides how far you get along the trail towards {scatter}. Most journeys end before step {n}.",
      ],
      [
        "Fra start til slut er der {n} felter. Hvert landet symbol af den rette slags er et skridt.",
        "From start to finish there are {n} fields. Each symbol of the right kind is a step.",
      ],
    ],
  },
  collect: {
    titles: [
      ["Samling", "Collection"],
      ["Saml til noget større", "Save up for something bigger"],
    ],
    texts: [
      [
        "{scatter} samles i en måler ved siden af hjulene. Er der {n}, begynder bonusrunden.",
        "{scatter} is gathered in a meter beside the reels. At {n} the bonus round begins.",
      ],
      [
        "Hvert {n}. symbol i måleren giver et ekstra spin med {wild} på midterhjulet.",
        "Every {n} symbols in the meter give one extra spin with {wild} on the middle reel.",
      ],
      [
        "Måleren fyldes af {scatter} og nulstilles først, når de {n} er nået.",
        "The meter is filled by {scatter} and resets only when {n} is reached.",
      ],
      [
        "Det tager tid at samle {scatter} {n} gange, og måleren venter på dig, til du er tilbage på samme indsats.",
        "Gathering {scatter} {n} times takes a while, and the meter waits until you are back at the same stake.",
      ],
      [
        "Tælleren går til {n}. Den stiger aldrig mere end to i samme spin.",
        "The counter runs to {n}. It never rises by more than two in one spin.",
      ],
    ],
  },
  gamble: {
    titles: [
      ["Dobbelt eller intet", "Double or nothing"],
      ["Et valg efter gevinsten", "A choice after the win"],
    ],
    texts: [
      [
        "Efter en gevinst kan du satse den på rødt eller sort. Funktionen kan slås helt fra i menuen.",
        "After a win you may stake it on red or black. The feature can be switched off altogether in the menu.",
      ],
      [
        "Du kan lade en gevinst stå og prøve at fordoble den højst {n} gange i træk. Taber du, er den væk.",
        "You may leave a win and try to double it, {n} times running at most. If you lose, it is gone.",
      ],
      [
        "Vil du hellere beholde gevinsten, trykker du blot videre. Chancen for at fordoble er præcis halvtreds procent.",
        "If you would rather keep the win, simply play on. The chance of doubling is exactly fifty per cent.",
      ],
      [
        "Fordobling er frivillig og findes kun ved mindre gevinster. Efter {n} forsøg er der lukket.",
        "Doubling is voluntary and offered only on smaller wins. After {n} tries it is closed.",
      ],
    ],
  },
  pot: {
    titles: [
      ["Voksende pulje", "Growing pot"],
      ["Med i puljen", "Part of the pot"],
    ],
    texts: [
      [
        "En lille del af hver indsats går til puljen, som kan falde i ethvert spin. Hvor stor en del fremgår af reglerne i spillet.",
        "A small part of every stake goes to the pot, which can drop on any spin. The share is stated in the game rules.",
      ],
      [
        "Puljen er fælles for flere spil og deles af alle, der spiller dem. Chancen stiger med indsatsen, men er altid lille.",
        "The pot is shared by several games and by everyone who plays them. The chance rises with the stake but is always small.",
      ],
      [
        "Beløbet øverst er puljens aktuelle størrelse. Det falder tilfældigt og begynder forfra bagefter.",
        "The amount at the top is the pot as it stands. It drops at random and starts over afterwards.",
      ],
      [
        "Puljen hører ikke til dette spil alene. Den kan falde for en anden midt i dit spin.",
        "The pot does not belong to this game alone. It may drop for someone else in the middle of your spin.",
      ],
    ],
  },
} as const satisfies Readonly<Record<string, Mechanic>>;
