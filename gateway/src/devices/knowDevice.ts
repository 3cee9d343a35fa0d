import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { cookieCodec } from "@spilhus/lib";
import { and, eq, gt, sql } from "drizzle-orm";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { tokenValue, hashToken, newToken } from "../tokens/index.ts";
import { devices } from "./tables.ts";

type Cookies = Readonly<Record<string, string | undefined>>;

const cookie = cookieCodec(PLAYER_COOKIES.knownDevice, tokenValue);
const until = sql`${databaseNow} + ${seconds(PLAYER_COOKIES.knownDevice.maxAge)}`;

/**
 * Makes this device known to a player who has shown MitID on it. One device keeps its token, so that several players
 * may share it.
 *
 * @returns the cookie to set
 */
export async function knowDevice(db: Queries, playerId: string, cookies: Cookies): Promise<string> {
  const token = cookie.read(cookies) ?? newToken();
  await db
    .insert(devices)
    .values({ tokenHash: hashToken(token), playerId, knownUntil: until })
    .onConflictDoUpdate({ target: [devices.tokenHash, devices.playerId], set: { knownUntil: until } });
  return cookie.set(token);
}

/** Whether the player has shown MitID on this device before. */
export async function isKnownDevice(db: Queries, playerId: string, cookies: Cookies): Promise<boolean> {
  const token = cookie.read(cookies);
  if (token === undefined) return false;
  const known = and(
    eq(devices.tokenHash, hashToken(token)),
    eq(devices.playerId, playerId),
    gt(devices.knownUntil, databaseNow),
  );
  return (await db.$count(devices, known)) > 0;
}
