/** A line that a page says. */
export interface Line {
  readonly room: string;
  readonly originId: string;
  readonly text: string;
  readonly replyTo: string | undefined;
}

/** So long a line waits: a connection that is back sooner has lost nothing. */
const PATIENCE_MS = 10_000;

/** Lines that were said while their room was out of reach, as after a change of name. */
export class WaitingLines {
  readonly #giveUp: (line: Line) => void;
  readonly #timers = new Map<Line, ReturnType<typeof setTimeout>>();

  /** @param giveUp is called for each line that has waited for 10 s */
  constructor(giveUp: (line: Line) => void) {
    this.#giveUp = giveUp;
  }

  keep(line: Line): void {
    const giveUp = () => {
      this.#timers.delete(line);
      this.#giveUp(line);
    };
    this.#timers.set(line, setTimeout(giveUp, PATIENCE_MS));
  }

  /** Takes out the lines of the rooms that can be reached, in the order in which they were said. */
  take(isReached: (room: string) => boolean): readonly Line[] {
    const taken = [...this.#timers].filter(([{ room }]) => isReached(room));
    for (const [line, timer] of taken) {
      clearTimeout(timer);
      this.#timers.delete(line);
    }
    return taken.map(([line]) => line);
  }
}
