/**
 * A whole number from 0 to `count - 1` that is always the same for the same name and purpose (FNV-1a with a final
 * mix), so that the catalogue is varied yet equal at every seed.
 */
export function spread(name: string, purpose: string, count: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${purpose}:${name}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % count;
}

/** Picks an item of a list, always the same one for the same name and purpose. */
export function pick<Item>(items: readonly Item[], name: string, purpose: string): Item {
  const item = items[spread(name, purpose, items.length)];
  if (item === undefined) throw new Error(`There is nothing to pick for "${purpose}" of "${name}".`);
  return item;
}
