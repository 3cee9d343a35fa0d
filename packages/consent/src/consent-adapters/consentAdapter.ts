import type { ConsentChoice } from "@spilhus/contracts";

/** The visitor's answer, in the categories of the Danish consent services. */
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

/** A consent service: the platform's own, or a vendor's. Both pass the same tests. */
export interface ConsentAdapter {
  /** Starts the service; resolves when the state is known. */
  start(): Promise<void>;
  state(): ConsentState;
  /**
   * Opens the dialog, also after an answer: withdrawing must be as easy as granting. Before the start, the dialog opens
   * as soon as the service is ready.
   */
  renew(): void;
  /** Calls the listener with every new state; returns a function that unsubscribes. */
  subscribe(listener: (state: ConsentState) => void): () => void;
}

/** The state of a choice; `undefined` means not answered, which allows only necessary cookies. */
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
