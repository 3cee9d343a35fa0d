import type { Pair } from "../fillWords.ts";

export type CardKind = "blackjack" | "baccarat" | "poker" | "three-card" | "pai-gow" | "video-poker";

/** Rules of each kind of card game, one list of ways to say it per rule. */
export const cardRules: Readonly<Record<CardKind, readonly (readonly Pair[])[]>> = {
  blackjack: [
    [
      [
        "Målet er at komme tættere på 21 end giveren uden at gå over.",
        "The aim is to come closer to 21 than the dealer without going over.",
      ],
      [
        "Du spiller kun mod giveren. Den hånd, der er nærmest 21, vinder; over 21 er tabt.",
        "You play against the dealer only. The hand nearest 21 wins; over 21 is lost.",
      ],
    ],
    [
      ["Billedkort tæller ti, et es tæller én eller elleve.", "Court cards count ten, an ace one or eleven."],
      [
        "Es kan være én eller elleve, alt efter hvad der er bedst for hånden.",
        "An ace may be one or eleven, whichever suits the hand.",
      ],
    ],
    [
      ["Giveren trækker på 16 og bliver stående på 17.", "The dealer draws on 16 and stands on 17."],
      [
        "Giveren har ikke noget valg: kort på 16, stop på 17.",
        "The dealer has no choice: a card on 16, a stop on 17.",
      ],
    ],
    [
      [
        "Blackjack på de to første kort betaler tre til to. Uafgjort giver indsatsen tilbage.",
        "Blackjack with the first two cards pays three to two. A tie returns the stake.",
      ],
      [
        "Es og tier fra start betaler 3:2. Står det lige, beholder du indsatsen.",
        "An ace and a ten from the start pay 3:2. If it is even, you keep the stake.",
      ],
    ],
  ],
  baccarat: [
    [
      [
        "Sæt på spiller, bank eller uafgjort, før kortene lægges. Den side, der er tættest på ni, vinder.",
        "Back player, banker or tie before the cards are laid. The side nearest nine wins.",
      ],
      [
        "To hænder gives, og du sætter på den ene. Kun det sidste ciffer i summen tæller.",
        "Two hands are dealt and you back one of them. Only the last digit of the sum counts.",
      ],
    ],
    [
      [
        "Om der trækkes et tredje kort, følger af faste regler. Ingen ved bordet vælger noget.",
        "Whether a third card is drawn follows fixed rules. Nobody at the table makes a choice.",
      ],
      [
        "Tredje kort lægges efter en tabel, som kan læses ved siden af bordet.",
        "Third cards are laid according to a chart beside the table.",
      ],
    ],
    [
      [
        "Banken betaler lige over minus fem procent. Uafgjort betaler otte til én.",
        "Banker pays evens less five per cent. A tie pays eight to one.",
      ],
      [
        "Gevinst på bank fratrækkes fem procent; gevinst på spiller betales fuldt ud.",
        "Five per cent is taken from wins on banker; wins on player are paid in full.",
      ],
    ],
  ],
  poker: [
    [
      [
        "Du spiller alene mod giveren om den bedste pokerhånd på fem kort.",
        "You play alone against the dealer for the best five-card poker hand.",
      ],
      [
        "Hver runde består af en hånd til dig og en til giveren. De andre ved bordet er uden betydning.",
        "Every round is one hand for you and one for the dealer. Others at the table make no difference.",
      ],
    ],
    [
      [
        "Efter de første kort vælger du at lægge dig eller følge med en ny indsats.",
        "After the first cards you choose to fold or to follow with another stake.",
      ],
      [
        "Du må se dine kort, før du beslutter, om runden er værd at betale for.",
        "You may look at your cards before deciding whether the round is worth paying for.",
      ],
    ],
    [
      [
        "Giverens hånd skal have en vis styrke for at kvalificere; grænsen er trykt på filten. Ellers betales kun den første indsats.",
        "The dealer’s hand needs a certain strength to qualify; the limit is printed on the felt. Otherwise only the first stake is paid.",
      ],
      [
        "Har giveren ikke en hånd, der kvalificerer, føres den anden indsats tilbage.",
        "If the dealer has no qualifying hand the second stake is returned.",
      ],
    ],
  ],
  "three-card": [
    [
      [
        "Du og giveren får tre kort hver, og kun disse tre tæller.",
        "You and the dealer get three cards each, and only those three count.",
      ],
    ],
    [
      [
        "Når du har set dine kort, lægger du dig eller følger med et beløb på størrelse med det første.",
        "Having seen your cards you fold, or follow with an amount equal to the first.",
      ],
    ],
    [
      [
        "Giveren kvalificerer med dame høj. Gør giveren ikke det, betales den første indsats, og den anden går tilbage.",
        "The dealer qualifies with queen high. If not, the first stake is paid and the second returned.",
      ],
    ],
  ],
  "pai-gow": [
    [
      [
        "Du deler syv kort i en hånd på fem og en på to. Hånden på fem skal være den stærkeste.",
        "You divide seven cards into a hand of five and a hand of two. The five-card hand must be the stronger.",
      ],
    ],
    [
      [
        "Begge hænder skal slå giverens for at vinde. Vinder hver sin, går indsatsen tilbage.",
        "Both hands must beat the dealer’s to win. If each side takes one, the stake is returned.",
      ],
    ],
    [
      [
        "Af gevinster trækkes fem procent. Er en hånd helt ens, vinder giveren den.",
        "Five per cent is taken from wins. If a hand is exactly equal, the dealer takes it.",
      ],
    ],
  ],
  "video-poker": [
    [
      [
        "Der gives fem kort. Du beholder dem, du vil, og bytter resten én gang.",
        "Five cards are dealt. You keep those you like and exchange the rest once.",
      ],
    ],
    [
      [
        "Den færdige hånd betales efter tabellen på maskinen. Der er ingen giver at slå.",
        "The finished hand is paid by the table on the machine. There is no dealer to beat.",
      ],
    ],
    [
      [
        "Kortene blandes forfra før hver hånd, og hvert byttekort trækkes fra resten af bunken.",
        "The pack is shuffled afresh before every hand, and each new card comes from what remains of it.",
      ],
    ],
  ],
};
