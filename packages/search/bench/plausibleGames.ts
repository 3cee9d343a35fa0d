import type { IndexedGame } from "../src/indexedGames.ts";
import { slugOfName } from "../src/slugOfName.ts";
import { ENGLISH, FIRST_PARTS, PROVIDERS, SECOND_PARTS, SYLLABLES, THEMES } from "./wordLists.ts";

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

function nameMaker(random: () => number): () => string {
  const from = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? "";
  const compound = () => from(FIRST_PARTS) + from(SECOND_PARTS);
  const invented = () =>
    capital(Array.from({ length: 2 + Math.floor(random() * 2) }, () => from(SYLLABLES)).join(""));
  const patterns: readonly (() => string)[] = [
    compound,
    () => `${compound()} ${from(ENGLISH)}`,
    () => `${invented()}s ${capital(from(SECOND_PARTS))}`,
    () => `${from(ENGLISH)} ${from(ENGLISH)}`,
    () => `${from(ENGLISH)} of ${invented()}`,
    () => `${from(ENGLISH)} & ${from(ENGLISH)}`,
    () => `${invented()} ${1 + Math.floor(random() * 99)}`,
    () => `${capital(from(SECOND_PARTS))} i ${compound()}`,
    () => `${invented()}: ${from(ENGLISH)} ${from(ENGLISH)}`,
  ];
  return () => (patterns[Math.floor(random() * patterns.length)] ?? compound)();
}

/**
 * A catalogue with names as they stand in real lobbies: Danish compounds, English pairs, invented words, numbers. No
 * two slugs are alike, and the same seed gives the same catalogue.
 */
export function plausibleGames(size: number, seed = 1): IndexedGame[] {
  const random = seededRandom(seed);
  const makeName = nameMaker(random);
  const games = new Map<string, IndexedGame>();
  while (games.size < size) {
    const name = makeName();
    const slug = slugOfName(name);
    const provider = PROVIDERS[Math.floor(random() ** 2 * PROVIDERS.length)] ?? "";
    const words = THEMES[Math.floor(random() ** 1.5 * THEMES.length)] ?? "";
    games.set(slug, { slug, name, provider, words });
  }
  return [...games.values()];
}
