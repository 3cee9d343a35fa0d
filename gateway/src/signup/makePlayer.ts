import { MARKETING_CHANNELS, type MarketingPermission } from "@spilhus/contracts";
import { writeAudit } from "../audit/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { depositLimits as depositLimitsTable } from "../deposit-limits/index.ts";
import { writeLimits, type KeptLimit } from "../period-limits/index.ts";
import { EVENT_TEXTS, putMessage } from "../inbox/index.ts";
import { players } from "../players/index.ts";
import type { Draft } from "./draft.ts";

const settled = (limitOre: number): KeptLimit => ({ limitOre, raisedOre: null, raisedFrom: null });

/**
 * Creates the account of a complete registration. Without a matching CPR number it is a temporary one.
 *
 * @returns undefined if the person already has an account under the licence, which the database decides
 */
export async function makePlayer(
  db: Queries,
  draft: Draft,
  marketing: MarketingPermission,
): Promise<{ readonly id: string; readonly customerNumber: number } | undefined> {
  const { licence, brand, cprHash, cprSealed, mitIdHash, firstName, lastName, birthdate } = draft;
  const { email, phoneNumber, occupationId, salaryId, depositLimits } = draft;
  if (!depositLimits) throw new Error("A registration without deposit limits becomes no account.");
  const isVerified = draft.cprMatchedAt !== null;
  const [player] = await db
    .insert(players)
    .values({
      ...{ licence, brand, cprHash, cprSealed, mitIdHash, firstName, lastName, birthdate },
      ...{ email, phoneNumber, occupationId, salaryId },
      marketingEmail: marketing.email,
      marketingSms: marketing.sms,
      marketingPhone: marketing.phone,
      marketingPush: marketing.push,
      // Leaving every box unticked counts as an answer.
      marketingAnsweredAt: databaseNow,
      eidVerifiedAt: isVerified ? databaseNow : null,
    })
    .onConflictDoNothing()
    .returning({ id: players.id, customerNumber: players.customerNumber });
  if (!player) return undefined;
  const { dayOre, weekOre, monthOre } = depositLimits;
  await writeLimits(db, depositLimitsTable, player.id, {
    day: settled(dayOre),
    week: settled(weekOre),
    month: settled(monthOre),
  });
  const allowed = MARKETING_CHANNELS.filter((channel) => marketing[channel]);
  await writeAudit(db, {
    brand,
    playerId: player.id,
    event: "player-registered",
    details: { isVerified, acceptsTerms: true, marketing: allowed, depositLimits },
  });
  await putMessage(db, player.id, EVENT_TEXTS.welcome());
  return player;
}
