import { consentState, type ConsentAdapter, type ConsentState } from "./consentAdapter.ts";

/** The part of Cookiebot's global object that is used. */
export interface CookiebotApi {
  readonly consent: {
    readonly preferences: boolean;
    readonly statistics: boolean;
    readonly marketing: boolean;
  };
  readonly consented: boolean;
  readonly declined: boolean;
  readonly hasResponse: boolean;
  renew(): void;
}

interface CookiebotHost extends EventTarget {
  readonly Cookiebot?: CookiebotApi;
}

interface CookiebotOptions {
  readonly host: CookiebotHost;
  /** Loads the vendor's script; its address and id are the brand's. */
  readonly load: () => Promise<void>;
  /** How long the vendor may take to report, in ms. */
  readonly timeoutMs?: number;
}

const READY = "CookiebotOnConsentReady";
const CHANGES = ["CookiebotOnAccept", "CookiebotOnDecline"] as const;

/**
 * Cookiebot behind the adapter. Until it reports, and for good when it never does, nothing but what is necessary is
 * allowed.
 */
export function cookiebotConsent({ host, load, timeoutMs = 5_000 }: CookiebotOptions): ConsentAdapter {
  const read = (): ConsentState => {
    const api = host.Cookiebot;
    if (!api?.hasResponse) return consentState(undefined);
    const { preferences, statistics, marketing } = api.consent;
    return consentState({ preferences, statistics, marketing });
  };
  let isWaiting = false;
  return {
    async start() {
      const ready = new Promise<void>((resolve) => {
        host.addEventListener(READY, () => resolve(), { once: true });
        setTimeout(resolve, timeoutMs);
      });
      await load();
      if (isWaiting) host.Cookiebot?.renew();
      if (!host.Cookiebot?.hasResponse) await ready;
    },
    state: read,
    renew() {
      isWaiting = host.Cookiebot === undefined;
      host.Cookiebot?.renew();
    },
    subscribe(listener) {
      const report = () => listener(read());
      for (const change of CHANGES) host.addEventListener(change, report);
      return () => {
        for (const change of CHANGES) host.removeEventListener(change, report);
      };
    },
  };
}
