import { getSessionInfo } from "@spilhus/api-client";
import { RETURN_FROM_MITID, START_MITID } from "@spilhus/contracts/user-auth";
import type { Browser } from "./browser.ts";
import type { Site } from "./site.ts";

/**
 * Signs a person in by the page that stands in for MitID, unless their session is still there.
 *
 * @param userId as typed on that page
 * @throws {Error} when the person is not signed in afterwards
 */
export async function signIn(browser: Browser, { id: brand, origin }: Site, userId: string): Promise<void> {
  const transport = browser.transport(origin);
  const isSignedIn = async () => (await getSessionInfo(transport, { query: { brand } })).loggedIn;
  if (await isSignedIn()) return;
  const isBack = (url: URL) => url.origin === origin && url.pathname !== RETURN_FROM_MITID.path;
  const { url, status } = await browser.visit(`${origin}${START_MITID.path}?purpose=login`, {
    until: isBack,
  });
  if (isBack(url) || status !== 200) throw new Error(`MitID does not answer: ${status} at ${url.pathname}.`);
  await browser.visit(url, { form: { userId, decision: "approve" }, until: isBack });
  if (!(await isSignedIn())) throw new Error(`${userId} could not sign in at ${brand}.`);
}
