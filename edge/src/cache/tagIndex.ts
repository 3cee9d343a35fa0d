/** The cache keys of each tag. */
export class TagIndex {
  readonly #keysByTag = new Map<string, Set<string>>();

  /** The tag of answers that name none: any change of the brand concerns them. */
  static readonly ANY = "";

  #name = (brand: string, tag: string) => `${brand}\n${tag}`;

  #tagsOf(tags: readonly string[]): readonly string[] {
    return tags.length === 0 ? [TagIndex.ANY] : tags;
  }

  add(key: string, brand: string, tags: readonly string[]): void {
    for (const tag of this.#tagsOf(tags)) {
      const name = this.#name(brand, tag);
      const keys = this.#keysByTag.get(name);
      if (keys) keys.add(key);
      else this.#keysByTag.set(name, new Set([key]));
    }
  }

  remove(key: string, brand: string, tags: readonly string[]): void {
    for (const tag of this.#tagsOf(tags)) {
      const name = this.#name(brand, tag);
      const keys = this.#keysByTag.get(name);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(name);
    }
  }

  /** Keys of answers with any of the tags, and of those without tags. */
  *concerned(brand: string, tags: readonly string[]): Iterable<string> {
    for (const tag of [...tags, TagIndex.ANY]) yield* this.#keysByTag.get(this.#name(brand, tag)) ?? [];
  }
}
