import { randomBytes } from "node:crypto";
import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import {
  GET_REGISTRATION_OPTIONS,
  SIGN_IN_LIMITS,
  VERIFY_REGISTRATION,
  PasskeyCreationOptionsSchema,
  type PasskeyCreationOptions,
  type PasskeyVerified,
} from "@spilhus/contracts/user-auth";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { writeAudit } from "../audit/index.ts";
import { defineCall, defineCallWith } from "../calls/index.ts";
import type { Queries } from "../database/index.ts";
import { deviceName } from "../devices/index.ts";
import { EVENT_TEXTS, putMessage } from "../inbox/index.ts";
import { type MailServices, notifyPlayer } from "../mail/index.ts";
import { requireConfirmed } from "../sessions/index.ts";
import { challengeIn, giveChallenge, takeChallenge } from "./challenges.ts";
import { passkeysOf, shownPasskey } from "./passkeysOf.ts";
import { relyingPartyOf } from "./relyingParty.ts";
import { passkeys, passkeyUsers } from "./tables.ts";

/** The user handle for authenticators, created with the first passkey (R5.09: 1 to 64 bytes). */
async function handleOf(db: Queries, playerId: string): Promise<Buffer> {
  await db
    .insert(passkeyUsers)
    .values({ playerId, handle: randomBytes(32) })
    .onConflictDoNothing({ target: passkeyUsers.playerId });
  const [user] = await db.select().from(passkeyUsers).where(eq(passkeyUsers.playerId, playerId));
  if (!user) throw new Error("The database returned no handle of a player it has just written.");
  return user.handle;
}

export const registrationOptions = defineCall(
  GET_REGISTRATION_OPTIONS,
  async ({ services: { db }, site, session }): Promise<PasskeyCreationOptions> => {
    // Before the device creates a passkey: a later refusal would leave one there that the service does not know.
    requireConfirmed(session);
    const { player } = session;
    const rpId = relyingPartyOf(site);
    const known = await passkeysOf(db, player.id, rpId);
    const challenge = await giveChallenge(db, { rpId, playerId: player.id });
    const options = await generateRegistrationOptions({
      rpID: rpId,
      rpName: site.brand.name,
      userID: new Uint8Array(await handleOf(db, player.id)),
      // Shown in the authenticator's own list: no name or address of the person.
      userName: String(player.customerNumber),
      userDisplayName: player.firstName,
      challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
      timeout: SIGN_IN_LIMITS.challengeSeconds * 1_000,
      attestationType: "none",
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    // Removes properties that the library sets to undefined.
    return z.parse(PasskeyCreationOptionsSchema, JSON.parse(JSON.stringify(options)));
  },
);

export const verifyRegistration = defineCallWith<MailServices>()(
  VERIFY_REGISTRATION,
  async (call): Promise<PasskeyVerified> => {
    const { services, site, session, body, request, refuse } = call;
    const { db, log } = services;
    const { player, brand } = session;
    const rpId = relyingPartyOf(site);
    const challenge = challengeIn(body.response.clientDataJSON);
    if (challenge === undefined) throw refuse("passkey-invalid");
    if (!(await takeChallenge(db, challenge, { rpId, playerId: player.id }))) throw refuse("challenge-gone");
    const verified = await verifyRegistrationResponse({
      // The same JSON; the contract's type omits details that the library does not need.
      response: body as Parameters<typeof verifyRegistrationResponse>[0]["response"],
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    }).catch((error: unknown) => {
      log("warn", "passkey registration failed", { security: true, account: player.id, error });
      return undefined;
    });
    if (!verified?.registrationInfo) throw refuse("passkey-invalid");
    const { credential, credentialBackedUp: isSynced } = verified.registrationInfo;
    const made = await db.transaction(async (transaction) => {
      // Serialised for each player, so that two concurrent calls cannot exceed the limit.
      await transaction.select().from(passkeyUsers).where(eq(passkeyUsers.playerId, player.id)).for("update");
      const known = await passkeysOf(transaction, player.id, rpId);
      if (known.length >= SIGN_IN_LIMITS.passkeysPerPlayer) {
        throw refuse(
          "passkey-invalid",
          `There are ${SIGN_IN_LIMITS.passkeysPerPlayer} already; remove one first.`,
        );
      }
      const [row] = await transaction
        .insert(passkeys)
        .values({
          playerId: player.id,
          rpId,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey),
          counter: credential.counter,
          transports: [...(credential.transports ?? [])],
          name: deviceName(request.headers["user-agent"]) ?? "Passkey",
          isSynced,
        })
        .onConflictDoNothing({ target: passkeys.credentialId })
        .returning();
      if (!row) throw refuse("passkey-invalid");
      await writeAudit(transaction, {
        brand,
        playerId: player.id,
        event: "passkey-added",
        details: { passkey: row.id },
      });
      await notifyPlayer(transaction, call, player.email, { kind: "passkey-added", name: row.name });
      await putMessage(transaction, player.id, EVENT_TEXTS.passkeyAdded(row));
      return row;
    });
    return { verified: true, passkey: shownPasskey(made) };
  },
);
