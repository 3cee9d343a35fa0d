import { randomBytes, randomInt } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queries } from "../database/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { foldName, givenName } from "./chatName.ts";
import { chatIgnored, chatNames } from "./tables.ts";

export type ChatNameRow = typeof chatNames.$inferSelect;

/** Who asks: a player on a brand. */
export interface Chatter {
  readonly brand: string;
  readonly player: { readonly id: string; readonly firstName: string };
}

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
const CHAT_ID_LENGTH = 26;
const newChatId = () => [...randomBytes(CHAT_ID_LENGTH)].map((byte) => BASE32[byte % 32]).join("");

const LETTERS = "ABCDEFGHKMNPRSTUVWXYZ";
const twoLetters = () => [0, 1].map(() => LETTERS[randomInt(LETTERS.length)]).join("");
/** Names that are tried before a longer tail is taken. */
const TRIES = 12;

const isOf = (brand: string, playerId: string) =>
  and(eq(chatNames.brand, brand), eq(chatNames.playerId, playerId));

/** The player's place in the chat of a brand, if they have one. */
export async function findChatPlayer(
  db: Queries,
  brand: string,
  playerId: string,
): Promise<ChatNameRow | undefined> {
  const [row] = await db.select().from(chatNames).where(isOf(brand, playerId));
  return row;
}

/** The player's place in the chat of a brand; made at the first question, with a name that nobody has yet. */
export async function chatPlayer(db: Queries, { brand, player }: Chatter): Promise<ChatNameRow> {
  const known = await findChatPlayer(db, brand, player.id);
  if (known) return known;
  const chatId = newChatId();
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const tail = attempt === 0 ? "" : attempt < TRIES / 2 ? twoLetters() : `${twoLetters()}${twoLetters()}`;
    const name = givenName(player.firstName, tail);
    await db
      .insert(chatNames)
      .values({ brand, playerId: player.id, chatId, name, folded: foldName(name) })
      .onConflictDoNothing();
    // Another call of the same player may have been first, or another player has the name.
    const row = await findChatPlayer(db, brand, player.id);
    if (row) return row;
  }
  throw new Error("No free name was found for a player of the chat.");
}

/** A chosen name stays for so long. */
export const NAME_DAYS = 30;
const DAY_MS = 86_400_000;

/** Until when a chosen name stays; null: it may be changed now. */
export function nameFixedUntil({ chosenAt }: Pick<ChatNameRow, "chosenAt">, now: Date): Date | null {
  if (chosenAt === null) return null;
  const until = new Date(chosenAt.getTime() + NAME_DAYS * DAY_MS);
  return until > now ? until : null;
}

/**
 * Gives a player the name that they have chosen.
 *
 * @param now the database's time
 * @returns whether it was free, or until when the present one stays
 */
export async function chooseName(
  tx: Queries,
  { brand, player }: Chatter,
  name: string,
  now: Date,
): Promise<"taken" | "done" | { readonly until: Date }> {
  await lockPlayerRow(tx, player.id);
  const row = await chatPlayer(tx, { brand, player });
  if (row.name === name) return "done";
  const until = nameFixedUntil(row, now);
  if (until) return { until };
  const folded = foldName(name);
  const [other] = await tx
    .select({ playerId: chatNames.playerId })
    .from(chatNames)
    .where(and(eq(chatNames.brand, brand), eq(chatNames.folded, folded)));
  if (other && other.playerId !== player.id) return "taken";
  const { rowCount } = await tx.execute(sql`
    update chat_names set name = ${name}, folded = ${folded}, chosen_at = ${now.toISOString()}::timestamptz
    where brand = ${brand} and player_id = ${player.id}
      and not exists (select from chat_names other where other.brand = ${brand} and other.folded = ${folded}
        and other.player_id <> ${player.id})`);
  return rowCount === 1 ? "done" : "taken";
}

/** Names of players whose lines a player does not want to see. */
export async function ignoredBy(db: Queries, brand: string, playerId: string): Promise<string[]> {
  const other = alias(chatNames, "other");
  const rows = await db
    .select({ name: other.name })
    .from(chatIgnored)
    .innerJoin(other, and(eq(other.brand, chatIgnored.brand), eq(other.playerId, chatIgnored.ignoredId)))
    .where(and(eq(chatIgnored.brand, brand), eq(chatIgnored.playerId, playerId)))
    .orderBy(other.name);
  return rows.map(({ name }) => name);
}
