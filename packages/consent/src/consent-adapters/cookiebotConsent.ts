import { consentState, type ConsentAdapter, type ConsentState } from "./consentAdapter.ts";

/** The properties of Cookiebot's global object that this adapter uses. */
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
  /** Loads the vendor's script. */
  readonly load: () => Promise<void>;
  /** How long to wait for the vendor's response, in ms. */
  readonly timeoutMs?: number;
}

const READY = "CookiebotOnConsentReady";
const CHANGES = ["CookiebotOnAccept", "CookiebotOnDecline"] as const;

/** The adapter for Cookiebot. It allows only necessary cookies until Cookiebot has a response. */
export function cookiebotConsent({ host, load, timeoutMs = 5_000 }: CookiebotOptions): ConsentAdapter {
  const read = (): ConsentState => {
    const api = host.Cookiebot;
    if (!api?.hasResponse) return consentState(undefined);
    const { preferences, statistics, marketing } = api.consent;
    return consentState({ preferences, statistics, marketing });
  };
  let isRenewPending = false;
  return {
    async start() {
      const ready = new Promise<void>((resolve) => {
        host.addEventListener(READY, () => resolve(), { once: true });
        setTimeout(resolve, timeoutMs);
      });
      await load();
      if (isRenewPending) host.Cookiebot?.renew();
      if (!host.Cookiebot?.hasResponse) await ready;
    },
    state: read,
    renew() {
      isRenewPending = host.Cookiebot === undefined;
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
