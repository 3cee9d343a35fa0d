import { createHash } from "node:crypto";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { paymentMeans } from "./tables.ts";

/** A means of payment as a provider reports it. */
export interface Means {
  readonly kind: (typeof paymentMeans.$inferSelect)["kind"];
  readonly provider: string;
  readonly token: string;
  readonly label: string;
}

/** Notes that a player has used a means of payment. */
export async function noteMeans(
  tx: Queries,
  playerId: string,
  { kind, provider, token, label }: Means,
): Promise<void> {
  const tokenHash = createHash("sha256").update(`${kind} ${provider} ${token}`).digest();
  const { tokenHash: hash, playerId: player } = paymentMeans;
  await tx
    .insert(paymentMeans)
    .values({ kind, tokenHash, playerId, label })
    .onConflictDoUpdate({
      target: [paymentMeans.kind, hash, player],
      set: { lastUsedAt: databaseNow, label },
    });
}
