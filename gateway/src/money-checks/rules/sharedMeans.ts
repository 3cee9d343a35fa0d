import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { LINK_SOURCES } from "./playerLinks.ts";
import type { MoneyRule } from "./subject.ts";

const shortOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/**
 * Players who use the same account, card or device may pass money between them. Each group is one case; another player who
 * joins makes a new one.
 */
export const sharedMeans: MoneyRule = async (subject) => {
  const { tx, playerId, rules } = subject;
  const { outcome, ...least } = rules.sharedMeans;
  const links = (await Promise.all(LINK_SOURCES.map((source) => source(subject)))).flat();
  const found = links
    .filter(({ kind, players }) => players.length + 1 >= least[kind])
    .map(({ kind, means, players }) => ({
      subject: `${kind} ${shortOf(`${means} ${players.join(" ")}`)}`,
      facts: { kind, players },
    }));
  if (found.length === 0) return [];
  const { rows } = await tx.execute<{ subject: string }>(
    sql`select subject from money_cases where player_id = ${playerId} and rule = 'shared-means'`,
  );
  const known = new Set(rows.map((row) => row.subject));
  return found
    .filter((one) => !known.has(one.subject))
    .map((one) => ({ ...one, rule: "shared-means", outcome }));
};
