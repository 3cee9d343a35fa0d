/** When a number came to the readers of a room, in milliseconds since 1970. */
interface Arrival {
  /** When it was called, by the database's clock. */
  readonly calledAt: number;
  readonly first: number;
  readonly last: number;
  readonly readers: number;
}

const BALL = /event: ball\ndata: (?<data>.+)/g;
const NUMBER = /"index":(?<index>\d+).*?"at":"(?<at>[^"]+)"|"at":"(?<earlier>[^"]+)".*?"index":(?<later>\d+)/;

/** Notes when each number of a round comes to its readers. */
export class Arrivals {
  readonly #numbers = new Map<number, Arrival>();

  /** Takes what a stream has received. @param at milliseconds since 1970 */
  take(text: string, at: number): void {
    for (const { groups } of text.matchAll(BALL)) {
      const found = NUMBER.exec(groups?.["data"] ?? "")?.groups;
      const index = Number(found?.["index"] ?? found?.["later"]);
      const known = this.#numbers.get(index);
      if (known) this.#numbers.set(index, { ...known, last: at, readers: known.readers + 1 });
      else {
        const calledAt = Date.parse(found?.["at"] ?? found?.["earlier"] ?? "");
        this.#numbers.set(index, { calledAt, first: at, last: at, readers: 1 });
      }
    }
  }

  get count(): number {
    return this.#numbers.size;
  }

  /** Milliseconds from the first to the last reader of each number that all of them have, the least first. */
  spread(readers: number): readonly number[] {
    const whole = [...this.#numbers.values()].filter((number) => number.readers === readers);
    return whole.map(({ first, last }) => last - first).toSorted((one, other) => one - other);
  }

  /** Milliseconds from when each number was due, so long after the one before, to its first reader, the least first. */
  lateness(intervalMs: number): readonly number[] {
    const late = [...this.#numbers].flatMap(([index, { first }]) => {
      const before = this.#numbers.get(index - 1);
      return before ? [first - (before.calledAt + intervalMs)] : [];
    });
    return late.toSorted((one, other) => one - other);
  }
}
