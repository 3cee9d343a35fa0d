import { eq } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { bookPlay } from "./bookPlay.ts";
import { findRound, payWin } from "./settle.ts";
import { gameRounds, playSessions, walletCalls } from "./tables.ts";

/** A round that was played elsewhere or before. */
export interface ImportedRound {
  /** Unique for ever among imported rounds. */
  readonly id: string;
  readonly stakedAt: Date;
  readonly settledAt: Date;
  /** Whole øre, above 0. */
  readonly stakeOre: number;
  /** Whole øre; 0 without a win. */
  readonly winOre: number;
}

/** A visit to one game, with its rounds in order. */
export interface ImportedPlay {
  readonly game: string;
  readonly rounds: readonly ImportedRound[];
}

const CALLER = "import";
/** Nobody's declared maximum: what was paid elsewhere was paid. */
const MOST_WIN_TIMES = 1_000_000;

async function importRound(
  tx: Queries,
  play: typeof playSessions.$inferSelect,
  { id, stakedAt, settledAt, stakeOre, winOre }: ImportedRound,
): Promise<void> {
  const source = "import:play";
  const [made] = await tx
    .insert(gameRounds)
    .values({
      ...{ playSessionId: play.id, caller: CALLER, reference: id, mostWinTimes: MOST_WIN_TIMES },
      ...{ stakesOre: stakeOre, openedAt: stakedAt },
    })
    .returning({ id: gameRounds.id });
  const round = made && (await findRound(tx, { id: made.id }));
  if (!round) throw new Error("An imported round is not there.");
  const staking = { kind: "stake", source, reference: `${id}:stake`, eventAt: stakedAt } as const;
  const stake = await bookPlay(tx, play, { ...staking, cashOre: stakeOre, bonusOre: 0 });
  const win = await payWin(
    tx,
    round,
    { source, reference: `${id}:win`, eventAt: settledAt },
    { amountOre: winOre, endsRound: true },
  );
  await tx.update(gameRounds).set({ closedAt: settledAt }).where(eq(gameRounds.id, round.id));
  const call = (kind: "stake" | "settle", outcome: typeof stake, at: Date) => ({
    ...{ caller: CALLER, txId: `${id}:${kind}`, kind, state: "done" as const, requestHash: Buffer.alloc(0) },
    ...{ roundId: round.id, outcome, at },
    ...(outcome.isDone && { cashOre: outcome.cashOre, movementId: outcome.movementId }),
  });
  await tx.insert(walletCalls).values([call("stake", stake, stakedAt), call("settle", win, settledAt)]);
}

/** Books a visit to a game that took place before, with cash, in a transaction that holds the player's row. */
export async function importPlay(
  tx: Queries,
  playerId: string,
  brand: string,
  { game, rounds }: ImportedPlay,
): Promise<void> {
  const [first, last] = [rounds.at(0), rounds.at(-1)];
  if (!first || !last) return;
  const [play] = await tx
    .insert(playSessions)
    .values({
      ...{ playerId, brand, game, mode: "real", closedBecause: "imported" },
      ...{ openedAt: first.stakedAt, closedAt: last.settledAt },
    })
    .returning();
  if (!play) throw new Error("The database returned no row for a play session it has just kept.");
  for (const round of rounds) await importRound(tx, play, round);
}
