import { generateAuthenticationOptions, verifyAuthenticationResponse } from "@simplewebauthn/server";
import {
  GET_AUTHENTICATION_OPTIONS,
  PLAYER_COOKIES,
  SIGN_IN_LIMITS,
  VERIFY_AUTHENTICATION,
  PasskeyRequestOptionsSchema,
  type PasskeyRequestOptions,
  type SignedIn,
} from "@spilhus/contracts/user-auth";
import { and, eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { writeAudit } from "../audit/index.ts";
import { defineCall, defineCallWith, type Call } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import { isKnownDevice } from "../devices/index.ts";
import { applyAnswer, type RegisterServices } from "../exclusions/index.ts";
import { players } from "../players/index.ts";
import {
  confirmSession,
  endAllSessions,
  openSession,
  confirmedCookies,
  signedInCookies,
} from "../sessions/index.ts";
import { challengeIn, giveChallenge, takeChallenge } from "./challenges.ts";
import { relyingPartyOf } from "./relyingParty.ts";
import { passkeys, passkeyUsers } from "./tables.ts";

type Verification = Call<typeof VERIFY_AUTHENTICATION, RegisterServices>;

export const authenticationOptions = defineCall(
  GET_AUTHENTICATION_OPTIONS,
  async ({ services: { db }, site }): Promise<PasskeyRequestOptions> => {
    const rpId = relyingPartyOf(site);
    const challenge = await giveChallenge(db, { rpId, playerId: null });
    const options = await generateAuthenticationOptions({
      rpID: rpId,
      challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
      timeout: SIGN_IN_LIMITS.challengeSeconds * 1_000,
      userVerification: "required",
    });
    // Removes properties that the library sets to undefined.
    return z.parse(PasskeyRequestOptionsSchema, JSON.parse(JSON.stringify(options)));
  },
  // This call does not extend a session, because the login form makes it by itself.
  { keepsIdleEnd: true },
);

/** The passkey of an assertion, if it is valid on this site. */
async function findPasskey({ services: { db }, site, body }: Verification) {
  const [found] = await db
    .select({ passkey: passkeys, handle: passkeyUsers.handle, sealedCpr: players.cprSealed })
    .from(passkeys)
    .innerJoin(players, eq(players.id, passkeys.playerId))
    .innerJoin(passkeyUsers, eq(passkeyUsers.playerId, passkeys.playerId))
    .where(
      and(
        eq(passkeys.credentialId, body.id),
        eq(passkeys.rpId, relyingPartyOf(site)),
        eq(players.licence, site.brand.licence.number),
      ),
    );
  return found;
}
type Found = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** Verifies the assertion with the passkey's key. @returns the authenticator's new counter */
async function verifiedCounter(
  call: Verification,
  { passkey, handle }: Found,
  challenge: string,
): Promise<number> {
  const { services, site, body, refuse } = call;
  const { userHandle } = body.response;
  if (userHandle !== undefined && userHandle !== handle.toString("base64url"))
    throw refuse("passkey-invalid");
  const { brand: _, ...response } = body;
  const { credentialId: id, publicKey, counter } = passkey;
  const verified = await verifyAuthenticationResponse({
    // The same JSON; the contract's type omits details that the library does not need.
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: relyingPartyOf(site),
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    services.log("warn", "passkey verification failed", { security: true, account: passkey.playerId, error });
    return undefined;
  });
  if (verified?.verified !== true) throw refuse("passkey-invalid");
  return verified.authenticationInfo.newCounter;
}

/** Confirms the identity of a player who is signed in. */
async function confirm(call: Verification, { passkey }: Found, counter: number): Promise<string[]> {
  const { services, session, refuse } = call;
  if (!session || passkey.playerId !== session.player.id) throw refuse("sign-in-refused");
  return services.db.transaction(async (transaction) => {
    await transaction
      .update(passkeys)
      .set({ counter, lastUsedAt: databaseNow })
      .where(eq(passkeys.id, passkey.id));
    const opened = await confirmSession(transaction, session, "passkey");
    if (!opened) throw refuse("sign-in-refused");
    return confirmedCookies(opened);
  });
}

/** Signs a guest in. Asks the register before the transaction, so that nothing is locked meanwhile. */
async function signIn(call: Verification, { passkey, sealedCpr }: Found, counter: number): Promise<string[]> {
  const { services, site, cookies } = call;
  const { db, people } = services;
  const { playerId } = passkey;
  const brand = site.brand.id;
  const answer = people && (await people.askRegister(people.keys.openCpr(sealedCpr)));
  return db.transaction(async (transaction) => {
    const isNew = await applyAnswer(transaction, playerId, brand, answer ?? { status: "none" });
    if (isNew) await endAllSessions(transaction, playerId, brand, "restricted");
    await transaction
      .update(passkeys)
      // Concurrent calls may arrive in any order; a cloned authenticator is detected by a counter below the highest
      // one.
      .set({ counter: sql`greatest(${passkeys.counter}, ${counter})`, lastUsedAt: databaseNow })
      .where(eq(passkeys.id, passkey.id));
    const opened = await openSession(transaction, {
      playerId,
      brand,
      method: "passkey",
      userAgent: call.request.headers["user-agent"],
      before: cookies[PLAYER_COOKIES.session.name],
      isConfirmed: true,
    });
    return signedInCookies(opened);
  });
}

export const verifyAuthentication = defineCallWith<RegisterServices>()(
  VERIFY_AUTHENTICATION,
  async (call): Promise<SignedIn> => {
    const { services, site, session, body, request, reply, cookies, refuse } = call;
    const { db, limits } = services;
    const challenge = challengeIn(body.response.clientDataJSON);
    if (challenge === undefined) throw refuse("passkey-invalid");
    const isOurs = await takeChallenge(db, challenge, { rpId: relyingPartyOf(site), playerId: null });
    // Counted only below: a request without a valid challenge cannot succeed, and must not use up a player's attempts.
    if (!isOurs) throw refuse("challenge-gone");
    await limits.ofAddress("attempt", request.ip);
    const found = await findPasskey(call);
    if (!found) throw refuse("sign-in-refused");
    const { playerId } = found.passkey;
    await limits.ofAccount("attempt", { player: playerId });
    const counter = await verifiedCounter(call, found, challenge);
    if (!session && !(await isKnownDevice(db, playerId, cookies))) {
      const details = { method: "passkey", because: "mitid-needed" };
      await writeAudit(db, { brand: site.brand.id, playerId, event: "sign-in-refused", details });
      throw refuse("mitid-needed");
    }
    const set = await (session ? confirm : signIn)(call, found, counter);
    void reply.header("set-cookie", set);
    return { loggedIn: true, method: session?.method ?? "passkey" };
  },
);
