/** What the kit looks at, in the order in which it is tried. */
export const CHECKS = {
  policy: "The frame's document may be framed by this page (frame-ancestors)",
  ready: "The game says that it is ready and takes its port",
  authenticates: "The game's server exchanges the token, once and signed",
  plays: "A round: its stake is taken, it is closed, and the page is told of its start and end",
  "lost-answer": "A debit whose answer was lost is repeated under its id, or rolled back",
  refused: "A refused debit is followed by no round: nothing is credited",
  "failing-credit": "A credit that is answered 503 is repeated under its id until it is taken",
  questions: "The studio answers signed questions about its rounds truthfully",
  "unsigned-questions": "The studio answers no question that is not signed with its key",
  pings: "The game answers pings for as long as it is open",
  stops: "The game says that it is closed within 5 s after it is told to stop",
} as const;
export type CheckId = keyof typeof CHECKS;
export const CHECK_IDS = Object.keys(CHECKS) as CheckId[]; // the keys of this very object

export type CheckState = "waiting" | "passed" | "failed";

/** The results so far. A check that has failed stays so. */
export class Results {
  readonly #states = new Map<CheckId, { readonly state: CheckState; readonly note: string }>();

  pass(id: CheckId, note = ""): void {
    if (this.stateOf(id) === "waiting") this.#states.set(id, { state: "passed", note });
  }

  /** @param note what is wrong and what to do */
  fail(id: CheckId, note: string): void {
    if (this.stateOf(id) !== "failed") this.#states.set(id, { state: "failed", note });
  }

  stateOf(id: CheckId): CheckState {
    return this.#states.get(id)?.state ?? "waiting";
  }

  get list(): readonly {
    readonly id: CheckId;
    readonly title: string;
    readonly state: CheckState;
    readonly note: string;
  }[] {
    return CHECK_IDS.map((id) => ({
      id,
      title: CHECKS[id],
      ...(this.#states.get(id) ?? { state: "waiting", note: "" }),
    }));
  }

  get isDone(): boolean {
    return CHECK_IDS.every((id) => this.stateOf(id) !== "waiting");
  }

  get failed(): number {
    return CHECK_IDS.filter((id) => this.stateOf(id) === "failed").length;
  }
}
