import type { ConsentAdapter } from "./consentAdapter.ts";
import { cookiebotConsent } from "./cookiebotConsent.ts";
import { localConsent, type LocalConsent } from "./localConsent.ts";

/** The tab's consent service; `local` is set if the platform draws the dialog. */
export interface ConsentService {
  readonly adapter: ConsentAdapter;
  readonly local: LocalConsent | undefined;
}

/** A dynamic import, since few brands use Cookiebot. */
const loadVendor = () => import("./loadCookiebot.ts").then(({ loadCookiebot }) => loadCookiebot());

let service: ConsentService | undefined;

/** Returns the brand's consent service, one per tab. Browser only. */
export function consentService(kind: "local" | "cookiebot"): ConsentService {
  if (service) return service;
  if (kind === "cookiebot") {
    service = { adapter: cookiebotConsent({ host: window, load: loadVendor }), local: undefined };
  } else {
    const local = localConsent({ page: document, fetch: (...call) => fetch(...call) });
    service = { adapter: local, local };
  }
  return service;
}
