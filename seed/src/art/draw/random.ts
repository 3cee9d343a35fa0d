/** A seeded random generator: the same seed gives the same drawing on every machine. */
export type Random = {
  /** Next number in [0, 1). */
  next(): number;
  range(min: number, max: number): number;
  /** Whole number, both ends included. */
  int(min: number, max: number): number;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  chance(probability: number): boolean;
};

/** FNV-1a over UTF-16 code units; spreads short slugs well enough to seed a generator. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** mulberry32: 32 bits of state are enough for a picture, and every engine gives the same numbers. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (min, max) => min + (max - min) * next(),
    int: (min, max) => min + Math.floor((max - min + 1) * next()),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError("Cannot pick from an empty list: pass at least one item.");
      return item;
    },
    chance: (probability) => next() < probability,
  };
}
