import { PLAYER_COOKIES, type MitIdError } from "@spilhus/contracts/user-auth";
import { sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow } from "../clock/index.ts";
import { knowDevice } from "../devices/index.ts";
import { applyAnswer } from "../exclusions/index.ts";
import { findPerson, isOfAge } from "../players/index.ts";
import { endAllSessions, openSession, signedInCookies } from "../sessions/index.ts";
import { beginSignup } from "../signup/index.ts";
import type { Arrival, Outcome } from "./arrival.ts";
import { signupAddress, successAddress } from "./returnAddress.ts";

/**
 * Signs a known player in. Asks the register before the transaction, so that nothing is locked meanwhile. A new
 * exclusion ends other sessions and restricts this one from its first call on.
 */
async function signIn(
  { call, people, visit, person }: Arrival,
  player: { readonly id: string; readonly sealedCpr: Buffer },
): Promise<Outcome> {
  const { services, site, cookies } = call;
  const brand = site.brand.id;
  const userAgent = call.request.headers["user-agent"];
  const answer = await people.askRegister(person.cpr ?? people.keys.openCpr(player.sealedCpr));
  const set = await services.db.transaction(async (transaction) => {
    const isNew = await applyAnswer(transaction, player.id, brand, answer);
    if (isNew) await endAllSessions(transaction, player.id, brand, "restricted");
    const opened = await openSession(transaction, {
      playerId: player.id,
      brand,
      method: "mitid",
      userAgent,
      before: cookies[PLAYER_COOKIES.session.name],
      isConfirmed: true,
    });
    return [...signedInCookies(opened), await knowDevice(transaction, player.id, { cookies, userAgent })];
  });
  return { address: successAddress(visit.purpose, visit.returnPath), cookies: set };
}

/** Begins the registration of a person without an account, if the law allows it. */
async function register({ call, people, visit, person }: Arrival): Promise<Outcome> {
  const { services, site } = call;
  const { db, log } = services;
  const { brand } = site;
  const { cpr } = person;
  if (cpr === undefined) {
    log("error", "MitID's provider gives no CPR number, without which nobody can register", {
      brand: brand.id,
    });
    return { error: "mitid_failed" };
  }
  const refused = async (error: MitIdError): Promise<Outcome> => {
    await writeAudit(db, {
      brand: brand.id,
      playerId: undefined,
      event: "signup-refused",
      details: { because: error },
    });
    return { error };
  };
  const { rows } = await db.execute<{ now: string }>(sql`select ${databaseNow} as now`);
  if (!isOfAge(person.birthdate, new Date(rows[0]?.now ?? 0), brand)) return refused("under_age");
  const answer = await people.askRegister(cpr);
  if (answer.status === "registered") return refused("excluded");
  const at = { licence: brand.licence.number, brand: brand.id };
  const cookie = await db.transaction((transaction) =>
    beginSignup(transaction, at, { ...person, cpr }, people.keys),
  );
  return { address: signupAddress(visit.returnPath), cookies: [cookie] };
}

/** Signs in a person with an account, and begins the registration of one without. A second account is refused. */
export async function signInPerson(arrival: Arrival): Promise<Outcome> {
  const { call, people, visit, person } = arrival;
  const { brand } = call.site;
  const known = await findPerson(call.services.db, brand.licence.number, person, people.keys);
  if (!known) return register(arrival);
  if (visit.purpose !== "signup") return signIn(arrival, known);
  return { error: "account_exists" };
}
