import type { ConsentAdapter } from "./consentAdapter.ts";
import { cookiebotConsent } from "./cookiebotConsent.ts";
import { localConsent, type LocalConsent } from "./localConsent.ts";

/** The tab's consent service; `local` is set where the dialog is the platform's own. */
export interface ConsentService {
  readonly adapter: ConsentAdapter;
  readonly local: LocalConsent | undefined;
}

/** Few brands have it: its way of loading comes with it. */
const loadVendor = () => import("./loadCookiebot.ts").then(({ loadCookiebot }) => loadCookiebot());

let opened: ConsentService | undefined;

/** Opens the brand's consent service, once a tab. Browser only. */
export function consentService(kind: "local" | "cookiebot"): ConsentService {
  if (opened) return opened;
  if (kind === "cookiebot") {
    opened = { adapter: cookiebotConsent({ host: window, load: loadVendor }), local: undefined };
  } else {
    const local = localConsent({ page: document, fetch: (...call) => fetch(...call) });
    opened = { adapter: local, local };
  }
  return opened;
}
