import type { Arrival, Outcome } from "./arrival.ts";
import { confirmIdentity } from "./confirmIdentity.ts";
import type { Person } from "../players/index.ts";
import type { People } from "./people.ts";
import { reasonOf } from "../open-id/index.ts";
import { failureAddress } from "./returnAddress.ts";
import { signInPerson } from "./signInPerson.ts";
import { takeVisit, visitCookie, type Visit } from "./visits.ts";

/** Whether the player closed or left MitID (R4.23). */
function isDismissal(query: Arrival["call"]["query"]): boolean {
  return [query.error, query.error_description].some((text) => /aborted|access_denied/.test(text ?? ""));
}

async function outcomeOf(call: Arrival["call"], people: People, visit: Visit): Promise<Outcome> {
  const { services, site, query, request } = call;
  let person: Person;
  try {
    const address = new URL(request.raw.url ?? "/", site.origin);
    person = await people.provider.personFrom(site.brand, address, visit);
  } catch (error) {
    // The state was valid, so the dismissal comes from the provider.
    if (query.error !== undefined && isDismissal(query)) return { error: "dismissed_or_cancelled" };
    services.log("warn", "a visit to MitID failed", {
      security: true,
      brand: site.brand.id,
      reason: reasonOf(error),
    });
    return { error: "mitid_failed" };
  }
  const arrival = { call, people, visit, person };
  return visit.purpose === "verify" || visit.purpose === "confirm"
    ? confirmIdentity(arrival)
    : signInPerson(arrival);
}

/**
 * Handles the answer of MitID, once. A forged, missing or expired state is a failure, even with a cancellation: only an
 * answer to a visit of this browser is trusted.
 */
export async function comeBack(
  call: Arrival["call"],
): Promise<{ readonly address: string; readonly cookies: readonly string[]; readonly isTaken: boolean }> {
  const { services, site, cookies, query } = call;
  const { people, db } = services;
  const visit = people && (await takeVisit(db, site.brand.id, query.state, visitCookie.read(cookies)));
  if (!people || !visit) {
    return { address: failureAddress("login", null, "mitid_failed"), cookies: [], isTaken: false };
  }
  const outcome = await outcomeOf(call, people, visit);
  if ("address" in outcome) return { ...outcome, isTaken: true };
  const { purpose, returnPath } = visit;
  return { address: failureAddress(purpose, returnPath, outcome.error), cookies: [], isTaken: true };
}
