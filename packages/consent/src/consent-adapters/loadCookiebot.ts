import { loadScript } from "@spilhus/lib";

const ORIGIN = "https://consent.cookiebot.com";

/**
 * Adds the vendor's script; which group it serves is set for the brand's domain at the vendor.
 *
 * @throws {Error} when it does not load; nothing optional is then ever allowed.
 */
export async function loadCookiebot(): Promise<void> {
  await loadScript({ url: `${ORIGIN}/uc.js`, origin: ORIGIN });
}
