import { and, eq, isNull } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { holds } from "../holds/index.ts";

const KIND = "suspended-missing-sof";

interface Held {
  readonly playerId: string;
  readonly brand: string;
  readonly by: string;
}

const inForce = (playerId: string) =>
  and(eq(holds.playerId, playerId), eq(holds.kind, KIND), isNull(holds.liftedAt));

/** Suspends an account until its documents are there, in a transaction that holds the player. */
export async function holdForDocuments(tx: Queries, { playerId, brand, by }: Held): Promise<void> {
  if ((await tx.$count(holds, inForce(playerId))) > 0) return;
  await tx.insert(holds).values({ playerId, kind: KIND, source: "service", endsAt: null });
  await writeAudit(tx, { brand, playerId, event: "hold-placed", details: { kind: KIND, source: by } });
}

/** Lifts the suspension. @returns whether there was one */
export async function liftDocumentHold(tx: Queries, { playerId, brand, by }: Held): Promise<boolean> {
  const lifted = await tx
    .update(holds)
    .set({ liftedAt: databaseNow })
    .where(inForce(playerId))
    .returning({ id: holds.id });
  if (lifted.length === 0) return false;
  await writeAudit(tx, { brand, playerId, event: "hold-lifted", details: { kind: KIND, source: by } });
  return true;
}
