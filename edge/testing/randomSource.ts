/** Numbers that come out the same for the same seed (mulberry32). */
export interface RandomSource {
  /** A number in [0, 1). */
  next(): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function randomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError("There is nothing to pick from.");
      return item;
    },
  };
}
