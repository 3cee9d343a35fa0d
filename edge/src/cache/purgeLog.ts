/** When something was purged, and the how-manieth purge it was. */
export interface Purge {
  readonly sequence: number;
  readonly at: number;
}

/** Longer than any fetch takes, so that none can outlive the memory of a purge that concerns it. */
const REMEMBERED_MS = 120_000;

interface BrandPurges {
  latest: Purge;
  readonly byTag: Map<string, Purge>;
}

/**
 * Remembers what was purged lately: an answer that was asked for before a purge may hold what the purge was about.
 */
export class PurgeLog {
  #sequence = 0;
  readonly #brands = new Map<string, BrandPurges>();

  /** Number of the latest purge of any brand. */
  get sequence(): number {
    return this.#sequence;
  }

  record(brand: string, tags: readonly string[], now: number): void {
    this.#sequence += 1;
    const purge = { sequence: this.#sequence, at: now };
    const purges = this.#brands.get(brand) ?? { latest: purge, byTag: new Map<string, Purge>() };
    purges.latest = purge;
    for (const [tag, { at }] of purges.byTag) {
      if (now - at > REMEMBERED_MS) purges.byTag.delete(tag);
    }
    for (const tag of tags) purges.byTag.set(tag, purge);
    this.#brands.set(brand, purges);
  }

  /** The latest purge that concerns an answer; one without tags is concerned by every purge of its brand. */
  latest(brand: string, tags: readonly string[]): Purge | undefined {
    const purges = this.#brands.get(brand);
    if (!purges || tags.length === 0) return purges?.latest;
    let latest: Purge | undefined;
    for (const tag of tags) {
      const purge = purges.byTag.get(tag);
      if (purge && purge.sequence > (latest?.sequence ?? 0)) latest = purge;
    }
    return latest;
  }
}
