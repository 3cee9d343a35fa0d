/**
 * A number in [0, 1) that is always the same for a visitor and an experiment, and independent between experiments:
 * 32-bit FNV-1a, finished with MurmurHash3's mixer because FNV alone leaves similar texts close together.
 */
export function visitorFraction(visitorId: string, experiment: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(`${experiment}:${visitorId}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
