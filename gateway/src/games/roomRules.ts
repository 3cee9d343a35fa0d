import { LOCALE_TAGS, type Locale } from "@spilhus/contracts";
import { type RoomPlateKind, type RoundPattern } from "@spilhus/contracts/bingo";
import { leastPlatesOf, SALE_MINUTES, SHARES } from "./roomTerms.ts";
import type { RoomRow } from "./tables.ts";

const kroner = (ore: number, locale: Locale) =>
  `${new Intl.NumberFormat(LOCALE_TAGS[locale], { minimumFractionDigits: 2 }).format(ore / 100)} kr.`;
const seconds = (ms: number, locale: Locale) => new Intl.NumberFormat(LOCALE_TAGS[locale]).format(ms / 1000);

const PLATES: Readonly<Record<Locale, Readonly<Record<RoomPlateKind, string>>>> = {
  da: {
    "5x5-75": "Pladen har 5 × 5 felter med 24 af numrene 1–75 og et frit felt i midten.",
    "4x4-80": "Pladen har 4 × 4 felter med 16 af numrene 1–80.",
    "3x9-90":
      "Pladen har tre rækker med fem af numrene 1–90 i hver. Seks plader i en blok har alle numre én gang.",
  },
  en: {
    "5x5-75": "The plate has 5 × 5 cells with 24 of the numbers 1–75 and a free cell in the middle.",
    "4x4-80": "The plate has 4 × 4 cells with 16 of the numbers 1–80.",
    "3x9-90":
      "The plate has three rows with five of the numbers 1–90 in each. The six plates of a strip have every number once.",
  },
};

const PATTERN: Readonly<Record<Locale, Readonly<Record<RoundPattern, string>>>> = {
  da: { "one-row": "én række", "two-rows": "to rækker", line: "en linje", "full-plate": "fuld plade" },
  en: { "one-row": "one row", "two-rows": "two rows", line: "a line", "full-plate": "a full plate" },
};

const LINES: Readonly<Record<Locale, Readonly<Partial<Record<RoomPlateKind, string>>>>> = {
  da: {
    "5x5-75": "En linje er en vandret, lodret eller skrå række.",
    "4x4-80": "En linje er en vandret eller lodret række.",
  },
  en: {
    "5x5-75": "A line is a row, a column or a diagonal.",
    "4x4-80": "A line is a row or a column.",
  },
};

const listed = (locale: Locale, parts: readonly string[]) =>
  new Intl.ListFormat(LOCALE_TAGS[locale], { type: "conjunction" }).format(parts);

function danishRules(room: RoomRow): string[] {
  const { platePriceOre, guaranteedPrizeOre, mostPlates, leastPlayers, returnPercent, intervalMs, plate } =
    room;
  const shares = SHARES[plate].map(({ pattern, percent }) => `${percent} % til ${PATTERN.da[pattern]}`);
  return [
    [PLATES.da[plate], LINES.da[plate]].filter((text) => text !== undefined).join(" "),
    `En plade koster ${kroner(platePriceOre, "da")} Salget åbner ${SALE_MINUTES} minutter før runden og slutter, når den begynder. Du kan købe op til ${mostPlates} plader, vælge mellem dem, systemet har lavet, og levere dem tilbage, så længe salget er åbent.`,
    `Runden spilles, når mindst ${leastPlayers} spillere tilsammen har købt mindst ${leastPlatesOf(room)} plader. Ellers aflyses den, og alle får deres penge tilbage.`,
    `${returnPercent} % af pladernes pris går til præmier, dog mindst ${kroner(guaranteedPrizeOre, "da")} i alt: ${listed("da", shares)}.`,
    `Alle numre trækkes, når salget slutter, og vises ét ad gangen med ${seconds(intervalMs, "da")} sekunder imellem. Runden slutter med den første fulde plade.`,
    "Plader, der vinder på samme nummer, deler præmien lige. Øre, der ikke kan deles, lægges til den næste præmie.",
    "Du vinder og får pengene, også når du ikke er i rummet. Din egen markering afgør ikke, hvem der vinder.",
  ];
}

function englishRules(room: RoomRow): string[] {
  const { platePriceOre, guaranteedPrizeOre, mostPlates, leastPlayers, returnPercent, intervalMs, plate } =
    room;
  const shares = SHARES[plate].map(({ pattern, percent }) => `${percent} % for ${PATTERN.en[pattern]}`);
  return [
    [PLATES.en[plate], LINES.en[plate]].filter((text) => text !== undefined).join(" "),
    `A plate costs ${kroner(platePriceOre, "en")} Sale opens ${SALE_MINUTES} minutes before the round and ends when it begins. You can buy up to ${mostPlates} plates, choose among those that the system has made, and return them while sale is open.`,
    `The round is played when at least ${leastPlayers} players have bought at least ${leastPlatesOf(room)} plates together. Otherwise it is cancelled, and everybody is paid back.`,
    `${returnPercent} % of the price of the plates is paid out as prizes, and at least ${kroner(guaranteedPrizeOre, "en")} in all: ${listed("en", shares)}.`,
    `All numbers are drawn when sale ends and shown one at a time, ${seconds(intervalMs, "en")} seconds apart. The round ends with the first full plate.`,
    "Plates that win with the same number share the prize equally. What cannot be divided is added to the next prize.",
    "You win and are paid also when you are not in the room. Your own marks do not decide who wins.",
  ];
}

const RULES: Readonly<Record<Locale, (room: RoomRow) => string[]>> = { da: danishRules, en: englishRules };

/** The rules of a room, one paragraph each, written from its row: no text of them is picked or typed for one room. */
export const roomRules = (room: RoomRow, locale: Locale): string[] => RULES[locale](room);
