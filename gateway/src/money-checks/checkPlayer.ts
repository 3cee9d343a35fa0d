import type { RegisteredBrand } from "@spilhus/contracts";
import { and, eq, gt, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { DOCUMENT_TEXTS, messages, putMessage } from "../inbox/index.ts";
import { players } from "../players/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { askForDocuments } from "./documentRequests.ts";
import { holdForDocuments } from "./holdForDocuments.ts";
import { lastDecisions, openCase } from "./moneyCases.ts";
import { MONEY_RULES, type Subject, rulesAt, towardsDocuments } from "./rules/index.ts";

const FORECAST = "source-of-funds-forecast";
const HOUR_MS = 3_600_000;

async function subjectOf(tx: Queries, playerId: string, brand: RegisteredBrand): Promise<Subject> {
  const [player] = await tx
    .select({
      licence: players.licence,
      now: sql<Date>`${databaseNow}`.mapWith(players.createdAt),
    })
    .from(players)
    .where(eq(players.id, playerId));
  if (!player) throw new Error(`There is no player ${playerId}.`);
  const { licence, now } = player;
  const decided = await lastDecisions(tx, playerId);
  return {
    ...{ tx, playerId, licence, rules: rulesAt(brand, now) },
    since(rule, { days = 0, hours = 0 }, subject = "") {
      const start = new Date(now.getTime() - (days * 24 + hours) * HOUR_MS);
      const last = decided.get(`${rule} ${subject}`);
      return last && last > start ? last : start;
    },
  };
}

/** Tells the player, once in a window, which documents will be asked for. */
async function forecast(subject: Subject): Promise<void> {
  const { tx, playerId, rules } = subject;
  const { isOver, isNear } = await towardsDocuments(subject);
  if (isOver || !isNear) return;
  const { days, overOre, documents } = rules.sourceOfFunds;
  const since = subject.since("source-of-funds", { days });
  const told = and(eq(messages.playerId, playerId), eq(messages.topic, FORECAST), gt(messages.sentAt, since));
  if ((await tx.$count(messages, told)) > 0) return;
  const texts = DOCUMENT_TEXTS.forecast({ kinds: documents, overOre, days });
  await putMessage(tx, playerId, texts, { topic: FORECAST });
}

/**
 * Looks at a player by every rule, in the caller's transaction, and does what follows: cases, requests for documents, a
 * hold, or a forecast of what will be asked. Checking the same facts again changes nothing.
 */
export async function checkPlayer(tx: Queries, playerId: string, brand: RegisteredBrand): Promise<void> {
  await lockPlayerRow(tx, playerId);
  const subject = await subjectOf(tx, playerId, brand);
  const player = { playerId, licence: subject.licence, brand: brand.id };
  for (const rule of MONEY_RULES) {
    for (const suspicion of await rule(subject)) {
      if (!(await openCase(tx, player, suspicion))) continue;
      const { outcome } = suspicion;
      if (outcome !== "documents" && outcome !== "hold") continue;
      const { documents: kinds, answerDays: days } = subject.rules.sourceOfFunds;
      await askForDocuments(tx, { ...player, reason: "source-of-funds", kinds, days, by: "rules" });
      if (outcome === "hold") await holdForDocuments(tx, { ...player, by: "rules" });
    }
  }
  await forecast(subject);
}
