import { casinoGame, type CasinoRow } from "./casinoGame.ts";

const rows: readonly CasinoRow[] = [
  {
    name: "Spin Kompasset",
    by: "bordet-live",
    kind: "show",
    rtp: 9609,
    minOre: 20,
    maxOre: 50000,
    does: ["host", "bonus:4", "multiplier:100"],
    themes: ["luck"],
    popularity: 8400,
    about: [
      "En kompasrose på 32 streger fylder hele scenen, og nålen slippes fra loftet. Nord er smallest, mellemstregerne er brede, og hvert verdenshjørne gemmer sin egen bonusrunde.",
      "A compass rose of 32 points fills the stage, and the needle is released from the ceiling. North is narrowest, the half-winds are broad, and each quarter hides a bonus round of its own.",
    ],
  },
  {
    name: "Aftenshowet Albatros",
    by: "bordet-live",
    kind: "show",
    rtp: 9580,
    minOre: 20,
    maxOre: 20000,
    does: ["host", "bonus:3"],
    themes: ["sea", "luck"],
    about: [
      "Et tv-studie fra 1971 med orkester, askebægre og en udstoppet fugl. Værten trækker et kort fra fuglens vinge og lader det gå hen over bordet.",
      "A television studio from 1971 with an orchestra, ashtrays and a stuffed bird. The host draws a card from its wing and passes it across the table.",
    ],
  },
  {
    name: "Elevator til Taget",
    by: "fjerde-time",
    kind: "show",
    rtp: 9540,
    minOre: 10,
    maxOre: 20000,
    does: ["bonus:6", "multiplier:50"],
    themes: ["city"],
    about: [
      "En elevator kører op gennem et hus med tolv etager og standser, hvor den vil. Man vælger sine etager på forhånd, og taget er den sjældneste.",
      "A lift climbs through a house of twelve floors and stops where it likes. You choose your floors in advance, and the roof is the rarest.",
    ],
  },
  {
    name: "Plinkeby",
    by: "copper-otter",
    kind: "show",
    rtp: 9620,
    minOre: 10,
    maxOre: 10000,
    does: ["multiplier:80", "slow"],
    themes: ["city", "luck"],
    daysAgo: 13,
    popularity: 4900,
    about: [
      "En kugle slippes over byens tage og hopper fra skorsten til skorsten. De fleste ender på torvet; de sjældne ruller ud i havnen.",
      "A ball is dropped above the rooftops and bounces from chimney to chimney. Most end up in the square; the rare ones roll into the harbour.",
    ],
  },
  {
    name: "Urmagerens Hjul",
    by: "quillmark",
    kind: "show",
    rtp: 9550,
    minOre: 20,
    maxOre: 20000,
    does: ["host", "bonus:5"],
    themes: ["magic"],
    about: [
      "Fireoghalvtreds tænder på et hjul, og klokken slår, når en af dem bliver hængende. Fem ure på væggen kan åbnes, når alle viser det samme.",
      "Fifty-four teeth on a wheel, and the clock strikes when one of them catches. Five clocks on the wall may open when all show the same time.",
    ],
  },
  {
    name: "Fyrtårnsvagten",
    by: "saltvej",
    kind: "show",
    rtp: 9570,
    minOre: 10,
    maxOre: 10000,
    does: ["bonus:4", "slow"],
    themes: ["sea"],
    about: [
      "Lyskeglen drejer rundt over mørkt vand og standser ved et skib. Hvert skib har sin last, og vagten skriver den ned.",
      "The beam swings round above dark water and halts at a ship. Every ship has its cargo, and the keeper writes it down.",
    ],
  },
];

/** Game shows: one outcome, everybody together. */
export const gameShows = rows.map(casinoGame);
