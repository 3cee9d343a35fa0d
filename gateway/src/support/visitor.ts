import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { cookieCodec } from "@spilhus/lib";
import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import type { Site } from "../http/index.ts";
import type { ActiveSession } from "../sessions/index.ts";
import { hashToken, newToken, tokenValue } from "../tokens/index.ts";
import { supportConversations } from "./tables.ts";

/** Codec of the guest's cookie. */
export const guestCookie = cookieCodec(PLAYER_COOKIES.supportGuest, tokenValue);

/** The parts of a call that say who makes it. */
interface Made {
  readonly site: Site;
  readonly session: ActiveSession | undefined;
  readonly cookies: Readonly<Record<string, string | undefined>>;
}

/** Whose conversations a call may touch: a player's, or those of a guest's cookie. Nothing: nobody's. */
export interface Visitor {
  readonly brand: string;
  readonly playerId: string | undefined;
  /** Of a guest's cookie, also beside a session, until it is claimed. */
  readonly guestHash: Buffer | undefined;
}

export function visitorOf({ site, session, cookies }: Made): Visitor {
  const token = guestCookie.read(cookies);
  return {
    brand: site.brand.id,
    playerId: session?.player.id,
    guestHash: token === undefined ? undefined : hashToken(token),
  };
}

/** SQL condition for the visitor's own conversations. A cookie opens nothing that a player has, and nothing beside a session. */
export function isOwn({ brand, playerId, guestHash }: Visitor): SQL | undefined {
  const here = eq(supportConversations.brand, brand);
  if (playerId !== undefined) return and(here, eq(supportConversations.playerId, playerId));
  if (guestHash === undefined) return sql`false`;
  return and(here, isNull(supportConversations.playerId), eq(supportConversations.visitorHash, guestHash));
}

/**
 * Makes a guest's conversations the player's who has logged in. One statement, so that of two calls only one claims; the
 * cookie opens nothing afterwards.
 *
 * @returns whether there was anything to claim
 */
export async function claimConversations(
  db: Queries,
  { brand, playerId, guestHash }: Visitor,
): Promise<boolean> {
  if (playerId === undefined || guestHash === undefined) return false;
  const claimed = await db
    .update(supportConversations)
    .set({ playerId, visitorHash: null, email: null, version: sql`version + 1` })
    .where(
      and(
        eq(supportConversations.brand, brand),
        isNull(supportConversations.playerId),
        eq(supportConversations.visitorHash, guestHash),
      ),
    )
    .returning({ id: supportConversations.id });
  return claimed.length > 0;
}

/**
 * The secret for a guest's new conversation: that of their cookie if a conversation of theirs has it, otherwise a new one,
 * so that nobody can give a browser a secret that they know.
 */
export async function guestSecret(
  db: Queries,
  { brand, guestHash }: Visitor,
): Promise<{ readonly hash: Buffer; readonly token: string | undefined }> {
  if (guestHash) {
    const known = await db.$count(
      supportConversations,
      and(eq(supportConversations.brand, brand), eq(supportConversations.visitorHash, guestHash)),
    );
    if (known > 0) return { hash: guestHash, token: undefined };
  }
  const token = newToken();
  return { hash: hashToken(token), token };
}
