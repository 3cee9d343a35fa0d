/** A purge: when, its sequence number, and the content version that it announces. */
export interface Purge {
  readonly sequence: number;
  readonly at: number;
  /** Missing when what is purged has no versions. */
  readonly cv: number | undefined;
}

/** Longer than any fetch, so that the purge is remembered when the answer arrives. */
const REMEMBERED_MS = 120_000;

interface BrandPurges {
  latest: Purge;
  readonly byTag: Map<string, Purge>;
}

/** Remembers recent purges: an answer that is on its way may have been made from what they replace. */
export class PurgeLog {
  #sequence = 0;
  readonly #brands = new Map<string, BrandPurges>();

  /** Sequence number of the latest purge of any brand. */
  get sequence(): number {
    return this.#sequence;
  }

  record(brand: string, tags: readonly string[], now: number, cv?: number): void {
    this.#sequence += 1;
    const purge = { sequence: this.#sequence, at: now, cv };
    const purges = this.#brands.get(brand) ?? { latest: purge, byTag: new Map<string, Purge>() };
    purges.latest = purge;
    for (const [tag, { at }] of purges.byTag) {
      if (now - at > REMEMBERED_MS) purges.byTag.delete(tag);
    }
    for (const tag of tags) purges.byTag.set(tag, purge);
    this.#brands.set(brand, purges);
  }

  /** The latest purge of each of the tags; of an answer without tags, the latest of its brand. */
  concerning(
    brand: string,
    tags: readonly string[],
  ): readonly { readonly tag: string; readonly purge: Purge }[] {
    const purges = this.#brands.get(brand);
    if (!purges) return [];
    if (tags.length === 0) return [{ tag: "", purge: purges.latest }];
    return tags.flatMap((tag) => {
      const purge = purges.byTag.get(tag);
      return purge ? [{ tag, purge }] : [];
    });
  }
}
