import { MARKETING_CHANNELS, type MarketingPermission } from "@spilhus/contracts";
import { writeAudit } from "../audit/writeAudit.ts";
import { databaseNow } from "../clock/databaseNow.ts";
import type { Queries } from "../database/openDatabase.ts";
import { writeLimits } from "../deposit-limits/keepLimits.ts";
import type { KeptLimit } from "../deposit-limits/limitChange.ts";
import { EVENT_TEXTS } from "../inbox/eventTexts.ts";
import { putMessage } from "../inbox/putMessage.ts";
import { players } from "../players/tables.ts";
import type { Draft } from "./draft.ts";

const settled = (limitOre: number): KeptLimit => ({ limitOre, raisedOre: null, raisedFrom: null });

/**
 * Makes the account of a registration that has all it takes. Without a matching CPR number it is a temporary one.
 *
 * @returns nothing where the person has an account under the licence already: the database has the last word
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
      eidVerifiedAt: isVerified ? databaseNow : null,
    })
    .onConflictDoNothing()
    .returning({ id: players.id, customerNumber: players.customerNumber });
  if (!player) return undefined;
  const { dayOre, weekOre, monthOre } = depositLimits;
  await writeLimits(db, player.id, {
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
