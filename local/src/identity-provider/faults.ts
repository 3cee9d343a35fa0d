/** Faults of the provider, each with its effect. */
export const FAULTS = {
  "token-error": "Sign-in succeeds, then the token endpoint answers 500",
  "time-out": "Sign-in succeeds, then the token endpoint does not answer",
  "wrong-nonce": "The ID token carries another nonce than was asked for",
  "server-error": "Sign-in ends with error=server_error",
  unavailable: "Nothing works, not even the provider's metadata",
} as const;
export type Fault = keyof typeof FAULTS;
export const isFault = (text: string): text is Fault => Object.hasOwn(FAULTS, text);

/** Faults that are set, for one person (so that tests do not disturb each other) or for everyone. */
export class Faults {
  readonly #byPerson = new Map<string, Fault>();
  everyone: Fault | undefined;

  set(person: string, fault: Fault | undefined): void {
    if (fault === undefined) this.#byPerson.delete(person);
    else this.#byPerson.set(person, fault);
  }

  of(person: string): Fault | undefined {
    return this.#byPerson.get(person) ?? this.everyone;
  }

  /** Faults of single persons, by user id. */
  get byPerson(): ReadonlyMap<string, Fault> {
    return this.#byPerson;
  }
}
