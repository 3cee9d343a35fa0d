import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { cookieCodec } from "@spilhus/lib";
import { and, eq, gt, sql } from "drizzle-orm";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { tokenValue, hashToken, newToken } from "../tokens/index.ts";
import { deviceName } from "./deviceName.ts";
import { devices } from "./tables.ts";

type Cookies = Readonly<Record<string, string | undefined>>;

/** What a browser sends about itself. */
interface Browser {
  readonly cookies: Cookies;
  readonly userAgent: string | undefined;
}

const cookie = cookieCodec(PLAYER_COOKIES.knownDevice, tokenValue);
const until = sql`${databaseNow} + ${seconds(PLAYER_COOKIES.knownDevice.maxAge)}`;

/**
 * Makes this device known to a player who has just used MitID on it. The device gets a new token each time, so a token
 * that an attacker has set or copied is worthless afterwards. Other players of the device move to the new token.
 *
 * @returns the cookie to set
 */
export async function knowDevice(
  db: Queries,
  playerId: string,
  { cookies, userAgent }: Browser,
): Promise<string> {
  const before = cookie.read(cookies);
  const token = newToken();
  const tokenHash = hashToken(token);
  const name = deviceName(userAgent);
  if (before !== undefined) {
    await db
      .update(devices)
      .set({ tokenHash })
      .where(eq(devices.tokenHash, hashToken(before)));
  }
  await db
    .insert(devices)
    .values({ tokenHash, playerId, name, knownUntil: until })
    .onConflictDoUpdate({ target: [devices.tokenHash, devices.playerId], set: { name, knownUntil: until } });
  return cookie.set(token);
}

/** Forgets every device of a player: signing in on one of them needs MitID again. */
export async function forgetDevices(db: Queries, playerId: string): Promise<void> {
  await db.delete(devices).where(eq(devices.playerId, playerId));
}

/** Hash of this browser's device token; `null` without one, which equals no device's. */
export function deviceHash(cookies: Cookies): Buffer | null {
  const token = cookie.read(cookies);
  return token === undefined ? null : hashToken(token);
}

/** Whether the player has used MitID on this device within a year. */
export async function isKnownDevice(db: Queries, playerId: string, cookies: Cookies): Promise<boolean> {
  const tokenHash = deviceHash(cookies);
  if (tokenHash === null) return false;
  const known = and(
    eq(devices.tokenHash, tokenHash),
    eq(devices.playerId, playerId),
    gt(devices.knownUntil, databaseNow),
  );
  return (await db.$count(devices, known)) > 0;
}
