import { createHmac } from "node:crypto";
import { CREATE_SUPPORT_IDENTITY, SUPPORT_GATEWAY_LIMITS } from "@spilhus/contracts/support";
import { defineCallWith, type DefinedCall } from "../calls/index.ts";
import { readDatabaseNow } from "../clock/index.ts";
import { allowsPreferences } from "./preferences.ts";

/** What proofs of identity need besides the services of every call. */
export interface IdentityServices {
  /** By brand, the secret that its workspace at the vendor shares with us. */
  readonly supportSecrets: Readonly<Record<string, string>>;
}

/** The player as the vendor's chat knows them (R3.15). */
export interface SupportUser {
  readonly userId: string;
  readonly fullName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly customerNumber: string;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const sign = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("base64url");

/**
 * An id of a player that says nothing, of this brand alone: the vendor cannot tell that players of two brands are one
 * person, and the id is good for no call of ours.
 */
export const opaqueId = (secret: string, brand: string, playerId: string): string =>
  sign(secret, `support user ${brand} ${playerId}`).slice(0, 26);

/** A JWT (RFC 7519) signed with HS256 for one brand. */
export function identityToken(
  secret: string,
  brand: string,
  { userId, fullName, firstName, lastName, email, customerNumber }: SupportUser,
  now: Date,
): { readonly token: string; readonly expiresAt: Date } {
  const issuedAt = Math.floor(now.getTime() / 1_000);
  const expires = issuedAt + SUPPORT_GATEWAY_LIMITS.identitySeconds;
  const claims = {
    ...{ aud: brand, iat: issuedAt, exp: expires },
    ...{ user_id: userId, name: fullName, first_name: firstName, last_name: lastName },
    ...(email === null ? {} : { email }),
    customer_number: customerNumber,
  };
  const text = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return { token: `${text}.${sign(secret, text)}`, expiresAt: new Date(expires * 1_000) };
}

const identity = defineCallWith<IdentityServices>()(
  CREATE_SUPPORT_IDENTITY,
  async ({ services, site, session, cookies, refuse }) => {
    const { id: brand, vendors } = site.brand;
    const secret = services.supportSecrets[brand];
    if (vendors.supportWorkspace === undefined || secret === undefined) throw refuse("not-found");
    if (!allowsPreferences(cookies)) throw refuse("consent-needed");
    const { id, firstName, lastName, email, customerNumber } = session.player;
    const { token, expiresAt } = identityToken(
      secret,
      brand,
      {
        userId: opaqueId(secret, brand, id),
        fullName: `${firstName} ${lastName}`,
        ...{ firstName, lastName, email, customerNumber: String(customerNumber) },
      },
      await readDatabaseNow(services.db),
    );
    return { token, expiresAt: expiresAt.toISOString() };
  },
);

export const IDENTITY_CALLS: readonly DefinedCall<IdentityServices>[] = [identity];
