/** What a process knows of its content space's versions (`cv`): the first it read at, and the latest publish of each tag. */
export class ContentVersions {
  #first: number | undefined;
  readonly #published = new Map<string, number>();

  /** Keeps the version of the first answer. Later ones say nothing about a publish: that is told with its tags. */
  rememberAnswer(cv: number): void {
    this.#first ??= cv;
  }

  /** Content with one of these tags is read at this version or a newer one from now on. */
  rememberPublish(cv: number, tags: readonly string[]): void {
    for (const tag of tags) this.#published.set(tag, Math.max(this.#published.get(tag) ?? 0, cv));
  }

  /** The version of a tag's latest publish. */
  publishedAt(tag: string): number | undefined {
    return this.#published.get(tag);
  }

  /**
   * The version at which to read what has these tags. It is part of the call's address, which is the key of its kept
   * answer: an answer that was on its way during a publish is never taken for the published one.
   *
   * @returns `undefined` until the first answer or publish
   */
  readAt(tags: readonly string[]): number | undefined {
    const versions = [this.#first, ...tags.map((tag) => this.#published.get(tag))].filter(
      (version) => version !== undefined,
    );
    return versions.length === 0 ? undefined : Math.max(...versions);
  }
}
