import { RETURN_FROM_MITID, START_MITID } from "@spilhus/contracts/user-auth";
import { redirectTarget } from "@spilhus/lib";
import { defineCallWith, type DefinedCall } from "../calls/index.ts";
import { comeBack } from "./comeBack.ts";
import type { MitIdServices } from "./people.ts";
import { reasonOf } from "../open-id/index.ts";
import { failureAddress, loginFirstAddress } from "./returnAddress.ts";
import { beginVisit, visitCookie } from "./visits.ts";

const defineCall = defineCallWith<MitIdServices>();

const start = defineCall(START_MITID, async ({ services, site, session, query, reply, refuse }) => {
  const { db, log, people } = services;
  const { brand, origin } = site;
  if (!people?.provider.serves(brand.id)) throw refuse("unavailable");
  const { purpose, request = null } = query;
  if (request !== null && purpose !== "confirm") {
    throw refuse("invalid-request", "query.request: goes with the purpose confirm alone.");
  }
  const returnPath = redirectTarget(query.returnUrl, origin) ?? null;
  const needsSession = purpose === "verify" || purpose === "confirm";
  if (needsSession && !session) return reply.redirect(loginFirstAddress(returnPath), 302);
  const playerId = needsSession ? (session?.player.id ?? null) : null;
  const visit = { brand: brand.id, purpose, playerId, returnPath, request };
  const { cookie, ...secrets } = await beginVisit(db, visit);
  try {
    const address = await people.provider.addressFor(brand, origin + RETURN_FROM_MITID.path, secrets);
    return await reply.header("set-cookie", cookie).redirect(address.href, 302);
  } catch (error) {
    log("error", "MitID cannot be reached", { brand: brand.id, reason: reasonOf(error) });
    return reply.redirect(failureAddress(purpose, returnPath, "mitid_failed"), 302);
  }
});

const comingBack = defineCall(RETURN_FROM_MITID, async (call) => {
  const { reply } = call;
  const { address, cookies, isTaken } = await comeBack(call);
  // A forged answer does not end the real visit, which may still return.
  const spent = isTaken ? [visitCookie.clear()] : [];
  return reply.header("set-cookie", [...spent, ...cookies]).redirect(address, 302);
});

/** The calls to MitID and back. */
export const MITID_CALLS: readonly DefinedCall<MitIdServices>[] = [start, comingBack];
