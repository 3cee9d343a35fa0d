import { CONSENT_PATH, COOKIE_NAMES, decodeConsent, type ConsentChoice } from "@spilhus/contracts";
import { cookieValues } from "@spilhus/lib";
import { consentState, type ConsentAdapter, type ConsentState } from "./consentAdapter.ts";

/** The platform's own consent service, with the methods that its dialog uses. */
export interface LocalConsent extends ConsentAdapter {
  /**
   * Saves the visitor's answer: the edge sets the cookie.
   *
   * @throws {Error} when it could not be saved; the state is then unchanged.
   */
  answer(choice: ConsentChoice): Promise<void>;
  /**
   * Calls the listener when the dialog must open; immediately if `renew` was called before there was a listener. Returns a
   * function that unsubscribes.
   */
  onRenew(listener: () => void): () => void;
}

interface LocalConsentHost {
  readonly page: Pick<Document, "cookie">;
  readonly fetch: typeof globalThis.fetch;
}

export function localConsent({ page, fetch }: LocalConsentHost): LocalConsent {
  const listeners = new Set<(state: ConsentState) => void>();
  const renewListeners = new Set<() => void>();
  let isRenewPending = false;
  const read = () => consentState(decodeConsent(cookieValues(page.cookie, COOKIE_NAMES.consent)[0]));
  return {
    start: () => Promise.resolve(),
    state: read,
    renew() {
      isRenewPending = renewListeners.size === 0;
      for (const listener of renewListeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onRenew(listener) {
      renewListeners.add(listener);
      if (isRenewPending) listener();
      isRenewPending = false;
      return () => renewListeners.delete(listener);
    },
    async answer(choice) {
      const response = await fetch(CONSENT_PATH, {
        method: "POST",
        headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" },
        body: JSON.stringify(choice),
        signal: AbortSignal.timeout(5_000),
      });
      if (!response.ok) throw new Error(`The cookie consent was not saved: ${response.status}.`);
      for (const listener of listeners) listener(read());
    },
  };
}
