import type { ConsentChoice } from "@spilhus/contracts";

/** What the visitor has answered, in the vocabulary of the Danish consent services. */
export interface ConsentState {
  readonly necessary: true;
  readonly preferences: boolean;
  readonly statistics: boolean;
  readonly marketing: boolean;
  /** The visitor allowed at least one optional category. */
  readonly consented: boolean;
  /** The visitor refused every optional category. */
  readonly declined: boolean;
  readonly hasResponse: boolean;
}

/** A consent service: this platform's own, or a vendor's. Both pass the same suite. */
export interface ConsentAdapter {
  /** Makes the service ready; resolves when the state is known. */
  start(): Promise<void>;
  state(): ConsentState;
  /** Asks the visitor, or asks again: withdrawing must be as easy as granting. Before the start it waits for it. */
  renew(): void;
  /** Called with every new state, from the next change on; returns how to stop. */
  subscribe(listener: (state: ConsentState) => void): () => void;
}

/** The state of a choice; `undefined` means not answered, which allows nothing but what is necessary. */
export function consentState(choice: ConsentChoice | undefined): ConsentState {
  const { preferences = false, statistics = false, marketing = false } = choice ?? {};
  const consented = preferences || statistics || marketing;
  return {
    necessary: true,
    preferences,
    statistics,
    marketing,
    consented,
    declined: choice !== undefined && !consented,
    hasResponse: choice !== undefined,
  };
}
