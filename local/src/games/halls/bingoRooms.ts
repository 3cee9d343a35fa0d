import { hallGame, type HallRow } from "./hallGame.ts";

const rows: readonly HallRow[] = [
  {
    name: "Morgenstuen",
    by: "pladehuset",
    plate: "5x5-75",
    priceOre: 100,
    plates: 24,
    does: ["corners", "calm:6"],
    popularity: 6_300,
    about: [
      "Radioen står på vinduet, kaffen er lige brygget, og opråberen taler ikke højere end nødvendigt. Morgenstuen har åbent fra klokken otte til hen mod middag.",
      "The radio is on the sill, the coffee is fresh, and the caller speaks no louder than needed. Morgenstuen is open from eight until nearly noon.",
    ],
  },
  {
    name: "Kvartersbingo",
    by: "kuglebanen",
    plate: "4x4-80",
    priceOre: 50,
    plates: 40,
    does: ["series:4", "shared"],
    popularity: 6_700,
    about: [
      "Hvert kvarter, fra tidlig morgen til lige før midnat, er der en runde her. Pladerne er små og billige, og du når at se vejret imellem.",
      "Every quarter of an hour, from early morning until just before midnight, there is a round here. Plates are small and cheap, and you can catch the forecast in between.",
    ],
  },
  {
    name: "Solsikkesalen",
    by: "pladehuset",
    plate: "5x5-75",
    priceOre: 200,
    plates: 24,
    does: ["pattern", "marking"],
    popularity: 8_200,
    about: [
      "Den lyseste af salene med høje ruder og gule duge. Her spilles der om dagens mønster, før den fulde plade afgør runden.",
      "The brightest of the halls, with tall windows and yellow tablecloths. The pattern of the day is played for before the full plate settles the round.",
    ],
  },
  {
    name: "Havnepavillonen",
    by: "kystlys",
    plate: "4x4-80",
    priceOre: 150,
    plates: 32,
    does: ["corners", "joker"],
    also: ["sea"],
    popularity: 5_400,
    about: [
      "Måger på taget, tovværk om søjlerne og fire farver på pladen som signalflag. Den blanke kugle kaldes her for fripassageren.",
      "Gulls on the roof, rope round the pillars and four colours on the plate like signal flags. The blank ball is known here as the stowaway.",
    ],
  },
  {
    name: "Stjernekig",
    by: "halvmaane",
    plate: "5x5-75",
    priceOre: 500,
    plates: 12,
    does: ["early:38", "pattern"],
    also: ["space"],
    pot: "fuldt-hus",
    popularity: 7_100,
    about: [
      "Salen åbner, når det er mørkt nok til at se Karlsvognen gennem glastaget. Mønstrene er stjernebilleder, og pladerne er få.",
      "The hall opens once it is dark enough to see the Plough through the glass roof. Patterns are constellations, and plates are few.",
    ],
  },
];

/** The bingo halls on the daily plan. */
export const bingoRooms = rows.map((row) => hallGame("bingo", row));
