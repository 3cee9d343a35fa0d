import { SIGN_IN_LIMITS } from "@spilhus/contracts/user-auth";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { writeAudit } from "../audit/index.ts";
import { databaseNow, seconds } from "../clock/index.ts";
import type { PrepareMail } from "../mail/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { hashToken } from "../tokens/index.ts";
import { findByEmail } from "./findByEmail.ts";
import { passwordLinks } from "./tables.ts";

/** Most links sent within the lifetime of one, so that nobody can flood another person's inbox. */
const LINKS_AT_ONCE = 3;

/**
 * Creates the link of a mail for a new password when it is sent, so that the earlier answer to the request cannot
 * reveal whether the address belongs to a player.
 *
 * @returns whether to send the mail; true for other mails
 */
export async function makeLink(
  db: NodePgDatabase,
  { id, brand, mail, token }: Parameters<PrepareMail>[0],
): Promise<boolean> {
  if (mail.kind !== "new-password") return true;
  return db.transaction(async (transaction) => {
    await transaction.delete(passwordLinks).where(lte(passwordLinks.expiresAt, databaseNow));
    const [made] = await transaction.select().from(passwordLinks).where(eq(passwordLinks.id, id));
    // A retry; it is pointless once the link was opened.
    if (made) return made.openedAt === null;
    const player = await findByEmail(transaction, mail.licence, mail.to);
    if (!player) return false;
    // Serialised, so that concurrent requests cannot exceed the limit.
    await lockPlayerRow(transaction, player.id);
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
