/** What the studio does wrong, each with its effect. */
export const FAULTS = {
  "lost-answer": "The answer to the debit is lost; the studio repeats it under the same id",
  duplicates: "Each request to the wallet is sent five times at once",
  "late-credit": "The win is credited 15 seconds after the round was shown",
  "never-ends": "The round is never credited and never ended; asked about it, the studio says what it won",
  "forgets-round": "The round is never credited; asked about it, the studio says that it did not take place",
  "credits-twice": "The win is credited a second time under another id",
  "credits-too-much": "More is credited than the game's declared maximum",
  "credits-unknown": "A win of a round is credited for which nothing was staked",
  "rolls-back-after": "The stake is rolled back after its win was credited",
  forged: "The frame tells the page of wins and balances, and asks it to go to another address",
  flood: "The frame sends a thousand messages at once",
  "long-message": "The frame sends a message of one megabyte",
  mute: "The frame answers no ping any more",
  "never-closes": "The frame ignores that play is over",
} as const;
export type Fault = keyof typeof FAULTS;
export const isFault = (text: string): text is Fault => Object.hasOwn(FAULTS, text);

const ALL = "all";
const keyOf = (stakeOre: number | undefined) => (stakeOre === undefined ? ALL : `${stakeOre} øre`);

/** Faults that are set, for rounds of a stake of one's own, so that parallel journeys do not affect each other, or for all. */
export class Faults {
  readonly #set = new Map<string, Set<Fault>>();

  /** @param stakeOre absent: all rounds */
  add(stakeOre: number | undefined, fault: Fault): void {
    const key = keyOf(stakeOre);
    const faults = this.#set.get(key) ?? new Set();
    faults.add(fault);
    this.#set.set(key, faults);
  }

  clear(stakeOre: number | undefined): void {
    this.#set.delete(keyOf(stakeOre));
  }

  /** What goes wrong with a round of this stake. */
  of(stakeOre: number): ReadonlySet<Fault> {
    const faults = [ALL, keyOf(stakeOre)].flatMap((key) => [...(this.#set.get(key) ?? [])]);
    return new Set(faults);
  }

  /** Every fault with whom it is for. */
  get list(): readonly (readonly [target: string, fault: Fault])[] {
    return [...this.#set].flatMap(([target, faults]) => [...faults].map((fault) => [target, fault] as const));
  }
}
