import { loadScript } from "@spilhus/lib";

const ORIGIN = "https://consent.cookiebot.com";

/**
 * Adds the vendor's script. The vendor selects the brand's settings by its domain.
 *
 * @throws {Error} when it does not load; only necessary cookies are then allowed.
 */
export async function loadCookiebot(): Promise<void> {
  await loadScript({ url: `${ORIGIN}/uc.js`, origin: ORIGIN });
}
