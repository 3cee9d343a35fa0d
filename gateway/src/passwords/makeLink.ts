import { SIGN_IN_LIMITS } from "@spilhus/contracts/user-auth";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { writeAudit } from "../audit/index.ts";
import { databaseNow, seconds } from "../clock/index.ts";
import type { PrepareMail } from "../mail/index.ts";
import { holdPlayer } from "../sessions/index.ts";
import { hashToken } from "../tokens/index.ts";
import { findByEmail } from "./findByEmail.ts";
import { passwordLinks } from "./tables.ts";

/** More links than these in the life of one are not sent: nobody's inbox is for others to fill. */
const LINKS_AT_ONCE = 3;

/**
 * Makes the link of a mail for a new password good, when it is sent: whoever asked for it was answered long before anybody looked whether
 * the address belongs to a player.
 *
 * @returns whether the mail is to be sent; others always are
 */
export async function makeLink(
  db: NodePgDatabase,
  { id, brand, mail, token }: Parameters<PrepareMail>[0],
): Promise<boolean> {
  if (mail.kind !== "new-password") return true;
  return db.transaction(async (transaction) => {
    await transaction.delete(passwordLinks).where(lte(passwordLinks.expiresAt, databaseNow));
    const [made] = await transaction.select().from(passwordLinks).where(eq(passwordLinks.id, id));
    // The mail is sent again; once its link was opened there is no use in it.
    if (made) return made.openedAt === null;
    const player = await findByEmail(transaction, mail.licence, mail.to);
    if (!player) return false;
    // One after the other, so that several at once do not pass the limit together.
    await holdPlayer(transaction, player.id);
    const sent = await transaction.$count(
      passwordLinks,
      and(
        eq(passwordLinks.playerId, player.id),
        gt(passwordLinks.sentAt, sql`${databaseNow} - ${seconds(SIGN_IN_LIMITS.passwordTokenSeconds)}`),
      ),
    );
    if (sent >= LINKS_AT_ONCE) return false;
    await transaction.insert(passwordLinks).values({
      id,
      playerId: player.id,
      brand,
      tokenHash: hashToken(token),
      expiresAt: sql`${databaseNow} + ${seconds(SIGN_IN_LIMITS.passwordTokenSeconds)}`,
    });
    await writeAudit(transaction, { brand, playerId: player.id, event: "password-link-sent" });
    return true;
  });
}
