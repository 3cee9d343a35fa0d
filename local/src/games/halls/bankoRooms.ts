import { hallGame, type HallRow } from "./hallGame.ts";

const rows: readonly HallRow[] = [
  {
    name: "Forsamlingshuset",
    by: "pladehuset",
    plate: "3x9-90",
    priceOre: 300,
    plates: 12,
    does: ["rows", "shared", "calm:5"],
    popularity: 8_700,
    about: [
      "Lange borde, hvide kopper og en opråber, der har gjort det i tredive år. Præmierne går på én række, to rækker og fuld plade, præcis som de plejer.",
      "Long tables, white cups and a caller who has done this for thirty years. Prizes go to one row, two rows and the full plate, exactly as they always have.",
    ],
  },
  {
    name: "Kaffebanko",
    by: "pladehuset",
    plate: "3x9-90",
    priceOre: 100,
    plates: 18,
    does: ["rows", "consolation"],
    also: ["food"],
    popularity: 6_600,
    about: [
      "Om eftermiddagen, når kringlen er skåret, er der runder hvert kvarter. Manglede du ét kryds, er der en lille trøst til dig også.",
      "In the afternoon, once the pastry has been cut, there are rounds every quarter of an hour. If you were one mark short there is a little comfort for you as well.",
    ],
  },
  {
    name: "Lynbanko",
    by: "kuglebanen",
    plate: "3x9-90",
    priceOre: 50,
    plates: 30,
    does: ["marking", "small:60"],
    popularity: 7_300,
    about: [
      "Ti minutter fra runde til runde og kun præmie på fuld plade. Numrene kommer stadig med tre sekunder imellem; det er pauserne, der er korte.",
      "Ten minutes from one round to the next, and a prize for the full plate only. Numbers still come three seconds apart; it is the breaks that are short.",
    ],
  },
  {
    name: "Kirsebærhaven",
    by: "groenbro",
    plate: "3x9-90",
    priceOre: 200,
    plates: 15,
    does: ["rows", "joker"],
    also: ["fruit"],
    popularity: 4_900,
    about: [
      "Bordene er sat ud under træerne, og en blank kugle kan drysse et frit felt ned over alle. To runder i timen, så man kan nå at gå en tur.",
      "Tables have been set out under the trees, and a blank ball may drop a free field on everyone. Two rounds an hour leave time for a stroll.",
    ],
  },
  {
    name: "Storstuen",
    by: "pladehuset",
    plate: "3x9-90",
    priceOre: 1_000,
    plates: 6,
    does: ["rows", "early:44", "calm:6"],
    pot: "fuldt-hus",
    popularity: 7_900,
    about: [
      "Aftenens samling i den fine stue, hvor der højst er seks plader til hver. Seks runder, god afstand mellem numrene og en garanteret præmie, der er slået op på døren.",
      "The evening gathering in the best parlour, with no more than six plates each. Six rounds, a good gap between numbers and a guaranteed prize posted on the door.",
    ],
  },
];

/** The banko halls on the daily plan. */
export const bankoRooms = rows.map((row) => hallGame("banko", row));
