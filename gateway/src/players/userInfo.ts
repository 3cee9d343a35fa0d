import { LIMIT_PERIODS, type UserInfo } from "@spilhus/contracts/player-account";
import { and, eq, isNull, sql } from "drizzle-orm";
import { dutiesOn } from "../compliance/duties.ts";
import type { Queries } from "../database/openDatabase.ts";
import type { ActiveSession } from "../sessions/findSession.ts";
import { depositLimits, messages } from "./tables.ts";

const DAY_MS = 86_400_000;

/** What is counted apart from the player's own row. */
async function countsOf(db: Queries, playerId: string): Promise<{ unread: number; limits: number }> {
  const [counts] = await db
    .select({
      unread: sql<number>`count(*)::int`,
      limits: sql<number>`(select count(*)::int from ${depositLimits} where ${eq(depositLimits.playerId, playerId)})`,
    })
    .from(messages)
    .where(and(eq(messages.playerId, playerId), isNull(messages.readAt)));
  return counts ?? { unread: 0, limits: 0 };
}

/** Until the identity is verified, the account lasts only so long and takes only so much. */
function temporary({ player }: ActiveSession): UserInfo["temporary"] {
  if (player.eidVerifiedAt !== null) return null;
  const { days, depositsOre } = dutiesOn(player.createdAt).temporaryAccount;
  const endsAt = new Date(player.createdAt.getTime() + days * DAY_MS).toISOString();
  return { endsAt, depositsLeftOre: depositsOre };
}

/** What the site knows of the player of a session (R3.01, R1.07). */
export async function userInfoOf(db: Queries, session: ActiveSession): Promise<UserInfo> {
  const { player, standing } = session;
  const { unread, limits } = await countsOf(db, player.id);
  return {
    userId: player.id,
    customerNumber: String(player.customerNumber),
    firstName: player.firstName,
    lastName: player.lastName,
    fullName: `${player.firstName} ${player.lastName}`,
    email: player.email,
    phoneNumber: player.phoneNumber,
    occupationId: player.occupationId,
    salaryId: player.salaryId,
    eidVerified: player.eidVerifiedAt !== null,
    withdrawalsBlocked: session.isWithdrawalBlocked,
    hasPassword: player.hasPassword,
    hasDepositLimits: limits === LIMIT_PERIODS.length,
    temporary: temporary(session),
    marketing: {
      email: player.marketingEmail,
      sms: player.marketingSms,
      phone: player.marketingPhone,
      push: player.marketingPush,
    },
    unreadMessages: unread,
    checkResult: standing.checkResult,
  };
}
