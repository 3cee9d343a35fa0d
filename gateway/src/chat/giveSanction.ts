import type { ChatSanctionKind, ChatSanctionReason } from "@spilhus/contracts/chat";
import { LONGEST_BAN_OF_ONE_MINUTES } from "@spilhus/contracts/staff";
import { and, eq, sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { CHAT_TEXTS, putMessage } from "../inbox/index.ts";
import { findChatPlayer } from "./chatPlayer.ts";
import { pushPolicy, tellChatter } from "./say.ts";
import { chatSanctions } from "./tables.ts";

export type SanctionRow = typeof chatSanctions.$inferSelect;

export interface NewSanction {
  readonly id: string;
  readonly brand: string;
  readonly playerId: string;
  readonly room: string | null;
  readonly kind: ChatSanctionKind;
  readonly minutes: number | null;
  readonly reason: ChatSanctionReason;
  readonly note: string;
  readonly line: string | null;
  readonly givenBy: string;
}

/** Whether a second person must confirm it: a ban without an end, or one of more than 30 days. */
export const needsSecondPerson = ({ kind, minutes }: Pick<NewSanction, "kind" | "minutes">): boolean =>
  kind === "ban" && (minutes === null || minutes > LONGEST_BAN_OF_ONE_MINUTES);

const untilOf = (minutes: number | null) =>
  minutes === null
    ? sql<Date>`null::timestamptz`
    : sql<Date>`${databaseNow} + make_interval(mins => ${minutes})`;

/** Tells the player, and the chat server: it lets them write no more, or ends their streams. */
async function takeEffect(tx: Queries, brands: Brands, row: SanctionRow): Promise<void> {
  const { brand, playerId, kind, room, reason, until, line } = row;
  const timezone = brands.get(brand)?.timezone ?? "UTC";
  await putMessage(tx, playerId, CHAT_TEXTS.sanctioned({ kind, reason, until, line, timezone }));
  const chatter = await findChatPlayer(tx, brand, playerId);
  if (chatter) {
    const told = {
      ...({ kind: "sanction", sanction: kind, reason, until: until?.toISOString() ?? null } as const),
      ...(room !== null && { room }),
    };
    await tellChatter(tx, { brand, chatId: chatter.chatId }, told);
  }
  await pushPolicy(tx);
  await writeAudit(tx, {
    ...{ brand, playerId, event: "chat-sanctioned" },
    details: { sanction: row.id, kind, reason, until: until?.toISOString() ?? null, by: row.givenBy },
  });
}

/** Gives a sanction; one that needs a second person waits. The same id gives it once. */
export async function giveSanction(tx: Queries, brands: Brands, given: NewSanction): Promise<SanctionRow> {
  const waits = needsSecondPerson(given);
  const minutes = given.kind === "warn" ? null : given.minutes;
  const [row] = await tx
    .insert(chatSanctions)
    .values({
      ...given,
      minutes,
      state: waits ? "proposed" : "in-force",
      from: waits ? null : databaseNow,
      until: waits ? null : untilOf(minutes),
    })
    .onConflictDoNothing()
    .returning();
  if (!row) {
    const [same] = await tx.select().from(chatSanctions).where(eq(chatSanctions.id, given.id));
    if (!same) throw new Error("A sanction that was given is not there.");
    return same;
  }
  if (!waits) await takeEffect(tx, brands, row);
  return row;
}

/** Locks a sanction that is in a state. */
export async function lockSanction(
  tx: Queries,
  id: string,
  state?: SanctionRow["state"],
): Promise<SanctionRow | undefined> {
  const which = and(
    eq(chatSanctions.id, id),
    state === undefined ? undefined : eq(chatSanctions.state, state),
  );
  const [row] = await tx.select().from(chatSanctions).where(which).for("update");
  return row;
}

/** Puts a proposed ban into force. */
export async function confirmBan(
  tx: Queries,
  brands: Brands,
  { id, minutes }: SanctionRow,
  decidedBy: string,
): Promise<void> {
  const [row] = await tx
    .update(chatSanctions)
    .set({ state: "in-force", from: databaseNow, until: untilOf(minutes), decidedBy })
    .where(eq(chatSanctions.id, id))
    .returning();
  if (row) await takeEffect(tx, brands, row);
}

/** Ends a sanction before its time. */
export async function liftSanction(
  tx: Queries,
  { id, brand, playerId, kind, room }: SanctionRow,
  by: string,
): Promise<void> {
  await tx
    .update(chatSanctions)
    .set({ state: "lifted", liftedBy: by, liftedAt: databaseNow })
    .where(eq(chatSanctions.id, id));
  await putMessage(tx, playerId, CHAT_TEXTS.lifted());
  const chatter = await findChatPlayer(tx, brand, playerId);
  // Who was banned from every room has no stream to be told on.
  if (chatter && (kind !== "ban" || room !== null)) {
    const told = { kind: "sanction", sanction: "lifted", reason: "other", until: null } as const;
    await tellChatter(tx, { brand, chatId: chatter.chatId }, told);
  }
  await pushPolicy(tx);
  await writeAudit(tx, { brand, playerId, event: "chat-sanction-lifted", details: { sanction: id, by } });
}
