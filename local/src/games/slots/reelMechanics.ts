import type { Mechanic } from "./mechanic.ts";

/** What the reels themselves can do. */
export const reelMechanics = {
  tumble: {
    titles: [
      ["Faldende symboler", "Tumbling symbols"],
      ["Nye symboler ovenfra", "New symbols from above"],
    ],
    texts: [
      [
        "Symboler, der giver gevinst, forsvinder, og nye falder ned på pladserne. Det gentages, til der ikke er mere at hente.",
        "Winning symbols disappear and new ones drop into their places. It repeats until there is nothing more to collect.",
      ],
      [
        "Efter hver gevinst ryddes de symboler, der var med, og resten rasler ned. Indsatsen er kun betalt én gang.",
        "After every win the symbols involved are cleared and the rest tumble down. The stake is paid only once.",
      ],
      [
        "En gevinst gør plads til nye symboler i samme spin, så flere gevinster kan følge efter hinanden.",
        "A win makes room for new symbols within the same spin, so that several wins can follow one another.",
      ],
      [
        "Intet spin er slut, før skærmen er faldet til ro. Hver gevinst fjerner de symboler, den bestod af.",
        "No spin is over until the screen has settled. Each win removes the symbols that made it.",
      ],
      [
        "Vindende felter tømmes og fyldes oppefra. {wild} kan blive liggende gennem flere fald.",
        "Winning fields are emptied and filled from the top. {wild} may stay through several falls.",
      ],
      [
        "Rækken af fald fortsætter, så længe hvert nyt fald giver gevinst. Beløbene lægges sammen til ét.",
        "The run of falls goes on as long as each new one wins. The amounts are added into one.",
      ],
      [
        "Symbolerne er løse: Når nogle forsvinder, glider dem ovenover ned i hullerne.",
        "Symbols are loose: when some disappear, the ones above slide into the gaps.",
      ],
    ],
  },
  "rising-multiplier": {
    titles: [
      ["Stigende faktor", "Rising multiplier"],
      ["Trappen", "The staircase"],
    ],
    texts: [
      [
        "For hver gevinst i træk stiger faktoren med én, højst til {n}. Et spin uden gevinst sætter den tilbage.",
        "With every win in a row the multiplier rises by one, to {n} at most. A spin without a win resets it.",
      ],
      [
        "I bonusrunden nulstilles faktoren ikke mellem spinnene. Den kan nå {n}.",
        "In the bonus round the multiplier is not reset between spins. It can reach {n}.",
      ],
      [
        "{scatter} løfter faktoren et trin ad gangen, indtil den når sit loft på {n}.",
        "{scatter} will raise the multiplier one step at a time until it meets its ceiling of {n}.",
      ],
      [
        "Faktoren begynder ved én og følger med op, så længe heldet holder. Loftet er {n}.",
        "The multiplier starts at one and climbs while luck lasts. The ceiling is {n}.",
      ],
      [
        "I siden af skærmen står en faktor, som vokser et hak pr. gevinst i samme spin, dog aldrig over {n}.",
        "At the side of the screen stands a multiplier that grows a notch with every win in the same spin, though never above {n}.",
      ],
      [
        "Hver ny gevinst i kæden ganges med ét mere end den forrige, indtil {n}.",
        "Each new win in the chain is multiplied by one more than the last, up to {n}.",
      ],
    ],
  },
  mystery: {
    titles: [
      ["Lukkede felter", "Closed fields"],
      ["Hemmelige symboler", "Mystery symbols"],
    ],
    texts: [
      [
        "Lukkede felter åbner sig samtidig og viser alle det samme symbol, en sjælden gang {wild}.",
        "Closed fields open together and all show the same symbol, once in a while {wild}.",
      ],
      [
        "Op til {n} felter kan lande med bagsiden udad. Når hjulene står stille, vendes de på én gang.",
        "Up to {n} fields can land face down. Once the reels have stopped they are turned all at once.",
      ],
      [
        "Felter med {scatter} på bagsiden åbnes til sidst og kan ændre hele billedet.",
        "Fields backed with {scatter} are opened last and can change the whole picture.",
      ],
      [
        "De lukkede felter bliver liggende et spin ekstra, hvis de ikke giver gevinst første gang.",
        "Closed fields stay for one more spin if they do not win the first time.",
      ],
      [
        "Hvad de op til {n} felter gemmer, afgøres i samme øjeblik som resten af spinnet.",
        "What the up to {n} fields hide is settled at the same moment as the rest of the spin.",
      ],
    ],
  },
  mega: {
    titles: [
      ["Kæmpesymboler", "Giant symbols"],
      ["To gange to", "Two by two"],
    ],
    texts: [
      [
        "Et symbol kan lande i størrelsen 2×2 eller 3×3 og tæller på alle de pladser, det dækker.",
        "A symbol can land at 2×2 or 3×3 and counts in every place it covers.",
      ],
      [
        "I bonusrunden smelter de midterste hjul sammen til ét stort symbol i hvert spin.",
        "In the bonus round the middle reels merge into one large symbol on every spin.",
      ],
      [
        "Store udgaver af {wild} dækker fire eller ni pladser. De kan lande delvist uden for skærmen.",
        "Large versions of {wild} cover four or nine places. They can land partly off screen.",
      ],
    ],
  },
  split: {
    titles: [
      ["Delte symboler", "Split symbols"],
      ["To i én", "Two in one"],
    ],
    texts: [
      [
        "Et delt symbol tæller dobbelt, så en række over {reels} hjul kan blive op til dobbelt så lang.",
        "A split symbol counts twice, so a row across {reels} reels can be up to twice as long.",
      ],
      [
        "{wild} kan kløve symbolerne på sit eget hjul og dermed give flere måder at vinde på.",
        "{wild} can cleave the symbols on its own reel and so add ways to win.",
      ],
      [
        "Når {scatter} lander, deles alle symboler på samme række i to.",
        "Should {scatter} land, every symbol on the same row is split in two.",
      ],
      [
        "Deles {wild}, bliver det til to jokere på samme plads.",
        "If {wild} should split, it makes two wilds in the same place.",
      ],
    ],
  },
  respin: {
    titles: [
      ["Omspin", "Respin"],
      ["Et hjul til", "One more reel"],
    ],
    texts: [
      [
        "Mangler der ét symbol, kan de øvrige hjul holdes, mens det sidste drejer igen.",
        "If one symbol is missing, the other reels may be held while the last one spins again.",
      ],
      [
        "To ens hjul låser sig sammen, og resten får op til {n} omspin.",
        "Two equal reels lock together and the rest get up to {n} respins.",
      ],
      [
        "Gevinster, hvor {wild} indgår, giver et omspin uden ny indsats.",
        "Wins that include {wild} give a respin without a new stake.",
      ],
      [
        "Et omspin er gratis og ændrer kun de hjul, der ikke har {wild}.",
        "A respin is free and changes only reels without {wild}.",
      ],
      [
        "Der gives op til {n} omspin, når to symboler af de højeste slags står ved siden af hinanden.",
        "Up to {n} respins are given when two symbols of the highest kind stand side by side.",
      ],
    ],
  },
  upgrade: {
    titles: [
      ["Symboler, der stiger i grad", "Symbols that rise in rank"],
      ["Forfremmelse", "Promotion"],
    ],
    texts: [
      [
        "For hvert trin i bonusrunden fjernes det laveste symbol, så de højere fylder mere.",
        "With every stage of the bonus round the lowest symbol is removed, leaving more room for the higher ones.",
      ],
      [
        "{scatter} forfremmer alle symboler af samme slags én plads op i gevinsttabellen.",
        "{scatter} will promote all symbols of one kind one place up the paytable.",
      ],
      [
        "Når en slags symboler har givet gevinst {n} gange, rykker den et trin op.",
        "When one kind of symbol has won {n} times, it moves up a step.",
      ],
      [
        "Symbolerne har rang. Når {scatter} lander, rykker alle af den laveste et trin op for resten af runden.",
        "Symbols have rank. Should {scatter} land, all of the lowest move up a step for the rest of the round.",
      ],
      [
        "{n} trin op kan det laveste symbol nå, før bonusrunden er slut.",
        "The lowest symbol can rise {n} steps before the bonus round is over.",
      ],
    ],
  },
  "both-ways": {
    titles: [
      ["Begge veje", "Both ways"],
      ["Fra venstre og fra højre", "From the left and from the right"],
    ],
    texts: [
      [
        "Gevinster tæller både fra venstre mod højre og fra højre mod venstre. Fem ens betales kun én gang.",
        "Wins count both from left to right and from right to left. Five of a kind is paid once only.",
      ],
      [
        "Rækker må begynde i begge sider, hvilket giver flere, men som regel mindre gevinster.",
        "Rows may start on either side, which makes for more wins, though usually smaller ones.",
      ],
      [
        "Det er lige meget, hvilken kant en række starter ved, så længe {n} symboler hænger sammen.",
        "It makes no difference which edge a row starts at, as long as {n} symbols are connected.",
      ],
      [
        "En række kan gå hjem fra venstre, fra højre eller fra begge sider på én gang.",
        "A row can come in from the left, from the right, or from both sides at once.",
      ],
    ],
  },
  nudge: {
    titles: [
      ["Et lille puf", "A gentle nudge"],
      ["Ryk på plads", "Nudged into place"],
    ],
    texts: [
      [
        "Står {wild} lige uden for rammen, kan hjulet rykke et trin, så symbolet kommer med.",
        "If {wild} should stop just outside the frame, the reel may move one step to bring it in.",
      ],
      [
        "Efter et spin kan et tilfældigt hjul skubbes op til {n} trin op eller ned.",
        "After a spin a random reel can be nudged up to {n} steps up or down.",
      ],
      [
        "Hjul med {scatter} halvt synlig rykkes altid helt på plads, før spinnet gøres op.",
        "Reels with {scatter} half in view are always nudged fully into place before the spin is counted.",
      ],
      [
        "Hjulene er lidt slidte og kan finde på at rykke {n} trin ekstra, altid i spillerens favør.",
        "The reels are slightly worn and may shift {n} extra steps, always in the player’s favour.",
      ],
      [
        "Mangler {wild} blot et trin, kan symbolet blive trukket ind på linjen.",
        "When {wild} is just one step away it may be pulled into line.",
      ],
    ],
  },
} as const satisfies Readonly<Record<string, Mechanic>>;
