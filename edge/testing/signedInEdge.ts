import { manualClock, type ManualClock } from "@spilhus/lib";
import { accountStatusDouble, player, type AccountStatusDouble } from "./accountStatusDouble.ts";
import { everyPageBuilt } from "./everyPageBuilt.ts";
import { BROWSER, SECRET, startTestEdge, type TestEdge } from "./testEdge.ts";

/** Headers of a guest's request for a document. */
export const HTML = { accept: "text/html", "user-agent": BROWSER };
/** The same of the signed-in player of {@link signedInEdge}. */
export const SID = { ...HTML, cookie: "__Host-sid=s" };

/** An edge, and a gateway that knows one session: that of the cookie `s` on the brand fjord. */
export interface SignedInEdge {
  readonly clock: ManualClock;
  readonly gateway: AccountStatusDouble;
  readonly test: TestEdge;
}

export async function signedInEdge(): Promise<SignedInEdge> {
  const clock = manualClock("2026-11-21T12:00:00Z");
  const gateway = accountStatusDouble(SECRET, clock);
  const test = await startTestEdge({ clock, match: everyPageBuilt, gateway: gateway.handle });
  gateway.sessions.set("fjord s", player());
  return { clock, gateway, test };
}

/** Status of a page and where it redirects to, by default as the signed-in player. */
export async function statusAt(
  { test }: Pick<SignedInEdge, "test">,
  path: string,
  headers: Record<string, string> = SID,
): Promise<readonly [status: number, location: string | undefined]> {
  const { status, headers: sent } = await test.get(path, { headers });
  return [status, sent.location];
}
