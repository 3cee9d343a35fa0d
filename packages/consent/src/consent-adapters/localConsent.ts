import { CONSENT_PATH, COOKIE_NAMES, decodeConsent, type ConsentChoice } from "@spilhus/contracts";
import { cookieValues } from "@spilhus/lib";
import { consentState, type ConsentAdapter, type ConsentState } from "./consentAdapter.ts";

/** The platform's own consent service, with the two ways its dialog speaks to it. */
export interface LocalConsent extends ConsentAdapter {
  /**
   * Keeps the visitor's answer through the edge, by `Set-Cookie`.
   *
   * @throws {Error} when it could not be kept; the state is then as before.
   */
  answer(choice: ConsentChoice): Promise<void>;
  /** Called when the visitor must be asked; at once when that was wanted before anyone could ask. */
  onAsk(ask: () => void): () => void;
}

interface LocalConsentHost {
  readonly page: Pick<Document, "cookie">;
  readonly fetch: typeof globalThis.fetch;
}

/** Opens the platform's own consent service. */
export function localConsent({ page, fetch }: LocalConsentHost): LocalConsent {
  const listeners = new Set<(state: ConsentState) => void>();
  const askers = new Set<() => void>();
  let isWaiting = false;
  const read = () => consentState(decodeConsent(cookieValues(page.cookie, COOKIE_NAMES.consent)[0]));
  return {
    start: () => Promise.resolve(),
    state: read,
    renew() {
      isWaiting = askers.size === 0;
      for (const ask of askers) ask();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onAsk(ask) {
      askers.add(ask);
      if (isWaiting) ask();
      isWaiting = false;
      return () => askers.delete(ask);
    },
    async answer(choice) {
      const response = await fetch(CONSENT_PATH, {
        method: "POST",
        headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" },
        body: JSON.stringify(choice),
        signal: AbortSignal.timeout(5_000),
      });
      if (!response.ok) throw new Error(`The answer about cookies was not kept: ${response.status}.`);
      for (const listener of listeners) listener(read());
    },
  };
}
