import type { ConsentAdapter } from "./consentAdapter.ts";
import { cookiebotConsent } from "./cookiebotConsent.ts";
import { localConsent, type LocalConsent } from "./localConsent.ts";
import { loadCookiebot } from "./loadCookiebot.ts";

/** The tab's consent service; `local` is set where the dialog is the platform's own. */
export interface ConsentService {
  readonly adapter: ConsentAdapter;
  readonly local: LocalConsent | undefined;
}

let opened: ConsentService | undefined;

/** Opens the brand's consent service, once a tab. Browser only. */
export function consentService(kind: "local" | "cookiebot"): ConsentService {
  if (opened) return opened;
  if (kind === "cookiebot") {
    opened = { adapter: cookiebotConsent({ host: window, load: loadCookiebot }), local: undefined };
  } else {
    const local = localConsent({ page: document, fetch: (...call) => fetch(...call) });
    opened = { adapter: local, local };
  }
  return opened;
}
