import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookMoney } from "../../testing/bookMoney.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { tamperedEnvironment } from "../../testing/tamperedEnvironment.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import {
  addGames,
  GAME,
  newId,
  PLAY,
  playingPlayer,
  rollbackOf,
  settleOf,
  stakeOf,
  wordOf,
} from "../../testing/testPlay.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";
import { holds } from "../holds/index.ts";
import { readBalances } from "../ledger/index.ts";
import { endSession, sessionFinder } from "../sessions/index.ts";
import { listTransactions } from "../wallet/listTransactions.ts";
import { closePlaySession, openPlaySession } from "./playSessions.ts";
import { gameRounds } from "./tables.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
  await addGames(environment.database.db);
});
afterAll(async () => {
  await requireWholeLedger(environment.database.db);
  await environment[Symbol.asyncDispose]();
});
const db = () => environment.database.db;
const balanceOf = async (playerId: string) => {
  const { cashOre, bonusOre } = await readBalances(db(), playerId);
  return [cashOre, bonusOre];
};

describe("a stake", () => {
  it("takes cash first, then bonus money, to the last øre and no further (attack 41)", async () => {
    const player = await playingPlayer(db(), { cashOre: 1_000, bonusOre: 500 });
    expect(await stakeOf(db(), player, 700)).toMatchObject({ isDone: true, cashOre: 700, bonusOre: 0 });
    expect(await stakeOf(db(), player, 801)).toEqual({
      ...{ isDone: false, code: "insufficient-funds", balance: { cashOre: 300, bonusOre: 500 } },
    });
    expect(await stakeOf(db(), player, 800)).toMatchObject({ isDone: true, cashOre: 300, bonusOre: 500 });
    expect(await balanceOf(player.playerId)).toEqual([0, 0]);
    expect(wordOf(await stakeOf(db(), player, 100))).toBe("insufficient-funds");
  });

  it("of exactly the cash is taken", async () => {
    const player = await playingPlayer(db(), { cashOre: 1_000 });
    expect(wordOf(await stakeOf(db(), player, 1_000))).toBe("done");
    expect(await balanceOf(player.playerId)).toEqual([0, 0]);
  });

  it("sent twice is taken once, and both get the first answer (attack 40)", async () => {
    const player = await playingPlayer(db(), { cashOre: 1_000 });
    const ids = { txId: newId("stake"), round: newId("round") };
    const first = await stakeOf(db(), player, 400, ids);
    await stakeOf(db(), player, 100);
    expect(await stakeOf(db(), player, 400, ids)).toEqual(first);
    expect(wordOf(await stakeOf(db(), player, 401, ids))).toBe("idempotency-key-reused");
    expect(await balanceOf(player.playerId)).toEqual([500, 0]);
  });

  it("that was refused stays refused, so that a delayed copy of it is never taken", async () => {
    const player = await playingPlayer(db(), { cashOre: 100 });
    const ids = { txId: newId("stake"), round: newId("round") };
    const first = await stakeOf(db(), player, 500, ids);
    await bookMoney(db(), player.playerId, "deposit", [{ from: "card", to: "cash", amountOre: 1_000 }]);
    expect(await stakeOf(db(), player, 500, ids)).toEqual(first);
    expect(await balanceOf(player.playerId)).toEqual([1_100, 0]);
  });

  it.each([[99], [10_001], [0]])("of %d øre is out of what the game takes", async (amountOre) => {
    const player = await playingPlayer(db(), { cashOre: 50_000 });
    expect(wordOf(await stakeOf(db(), player, amountOre))).toBe("stake-not-allowed");
  });

  it("needs the play session, the player's session and its idle time, all of them alive", async () => {
    const closed = await playingPlayer(db(), { cashOre: 1_000 });
    await db().transaction((tx) => closePlaySession(tx, closed.playSessionId, "player"));
    expect(wordOf(await stakeOf(db(), closed, 100))).toBe("session-ended");
    const loggedOut = await playingPlayer(db(), { cashOre: 1_000 });
    await db().transaction((tx) => endSession(tx, loggedOut.session, "logout"));
    expect(wordOf(await stakeOf(db(), loggedOut, 100))).toBe("session-ended");
    const nobody = { ...loggedOut, playSessionId: "00000000-0000-4000-8000-000000000000" };
    expect(wordOf(await stakeOf(db(), nobody, 100))).toBe("unknown-play-session");
    const idle = await playingPlayer(db(), { cashOre: 1_000 });
    await moveClock(db(), "3 hours");
    expect(wordOf(await stakeOf(db(), idle, 100))).toBe("session-ended");
    await moveClock(db(), "-3 hours");
  });

  it("keeps the session of a player alive who does nothing but play", async () => {
    const player = await playingPlayer(db(), { cashOre: 1_000 });
    for (let count = 0; count < 3; count += 1) {
      await moveClock(db(), "10 minutes");
      expect(wordOf(await stakeOf(db(), player, 100))).toBe("done");
    }
    await moveClock(db(), "-30 minutes");
  });

  it.each([
    ["a break", { kind: "cooldown" as const }, "restricted"],
    ["an exclusion for good", { kind: "deactivated" as const }, "restricted"],
    ["an expired block", { kind: "block" as const, endsAt: new Date(0) }, "restricted"],
    ["a reached limit", { kind: "play-limits" as const }, "limit-reached"],
    ["blocked withdrawals alone", { kind: "withdrawals" as const }, "done"],
  ])("under %s is %s: %#", async (_, hold, expected) => {
    const player = await playingPlayer(db(), { cashOre: 1_000 });
    await db()
      .insert(holds)
      .values({ playerId: player.playerId, source: "player", ...hold });
    expect(wordOf(await stakeOf(db(), player, 100))).toBe(expected);
  });
});

describe("a settlement", () => {
  it("pays the win into the accounts the stakes came from, rounded in favour of cash", async () => {
    const player = await playingPlayer(db(), { cashOre: 200, bonusOre: 1_000 });
    const round = newId("round");
    await stakeOf(db(), player, 300, { round });
    expect(await settleOf(db(), round, 1_000)).toMatchObject({ cashOre: 667, bonusOre: 333 });
    expect(await balanceOf(player.playerId)).toEqual([667, 1_233]);
  });

  it("sent twice is paid once; another one of a closed round is refused (attack 40)", async () => {
    const player = await playingPlayer(db(), { cashOre: 1_000 });
    const round = newId("round");
    await stakeOf(db(), player, 100, { round });
    const txId = newId("win");
    const first = await settleOf(db(), round, 500, { txId });
    expect(await settleOf(db(), round, 500, { txId })).toEqual(first);
    expect(wordOf(await settleOf(db(), round, 500))).toBe("round-closed");
    expect(wordOf(await stakeOf(db(), player, 100, { round }))).toBe("round-closed");
    expect(await balanceOf(player.playerId)).toEqual([1_400, 0]);
  });

  it("without a stake is refused, and paid once the stake is there (attack 40)", async () => {
    const player = await playingPlayer(db(), { cashOre: 1_000 });
    const [round, txId] = [newId("round"), newId("win")];
    expect(wordOf(await settleOf(db(), round, 500, { txId }))).toBe("unknown-stake");
    await stakeOf(db(), player, 100, { round });
    expect(wordOf(await settleOf(db(), round, 500, { txId }))).toBe("done");
  });

  it("above the game's declared maximum is refused, in one piece or in several (attack 40)", async () => {
    const player = await playingPlayer(db(), { cashOre: 1_000 });
    const round = newId("round");
    await stakeOf(db(), player, 100, { round });
    expect(wordOf(await settleOf(db(), round, 5_001))).toBe("over-maximum-win");
    expect(wordOf(await settleOf(db(), round, 3_000, { endsRound: false }))).toBe("done");
    expect(wordOf(await settleOf(db(), round, 2_001))).toBe("over-maximum-win");
    expect(wordOf(await settleOf(db(), round, 2_000))).toBe("done");
    expect(await balanceOf(player.playerId)).toEqual([5_900, 0]);
  });

  it("of nothing closes the round and moves no money", async () => {
    const player = await playingPlayer(db(), { cashOre: 1_000 });
    const round = newId("round");
    await stakeOf(db(), player, 100, { round });
    expect(await settleOf(db(), round, 0)).toMatchObject({ isDone: true, movementId: null });
    const [row] = await db().select().from(gameRounds).where(eq(gameRounds.reference, round));
    expect(row).toMatchObject({ state: "settled", stakesOre: 100, winsOre: 0 });
  });

  it("is paid after log-out, exclusion and the end of the play session (attack 40)", async () => {
    const player = await playingPlayer(db(), { cashOre: 1_000 });
    const round = newId("round");
    await stakeOf(db(), player, 100, { round });
    await db().transaction((tx) => closePlaySession(tx, player.playSessionId, "restricted"));
    await db().transaction((tx) => endSession(tx, player.session, "logout"));
    await db().insert(holds).values({ playerId: player.playerId, source: "register", kind: "register" });
    expect(wordOf(await settleOf(db(), round, 500))).toBe("done");
    expect(await balanceOf(player.playerId)).toEqual([1_400, 0]);
  });
});

describe("a rollback", () => {
  it("gives the stake back to where it came from, once, whoever asks again (attack 40)", async () => {
    const player = await playingPlayer(db(), { cashOre: 200, bonusOre: 1_000 });
    const ids = { txId: newId("stake"), round: newId("round") };
    await stakeOf(db(), player, 300, ids);
    const txId = newId("rollback");
    const first = await rollbackOf(db(), ids.txId, txId);
    expect(first).toMatchObject({ cashOre: 200, bonusOre: 100 });
    expect(await rollbackOf(db(), ids.txId, txId)).toEqual(first);
    expect(await rollbackOf(db(), ids.txId)).toMatchObject({ isDone: true, movementId: null });
    expect(await balanceOf(player.playerId)).toEqual([200, 1_000]);
    expect(wordOf(await settleOf(db(), ids.round, 100))).toBe("round-closed");
  });

  it("before its stake refuses the stake, now and later (attack 40)", async () => {
    const player = await playingPlayer(db(), { cashOre: 1_000 });
    const txId = newId("stake");
    expect(await rollbackOf(db(), txId)).toMatchObject({ isDone: true, movementId: null, balance: null });
    for (let count = 0; count < 2; count += 1)
      expect(wordOf(await stakeOf(db(), player, 100, { txId }))).toBe("stake-rolled-back");
    expect(await balanceOf(player.playerId)).toEqual([1_000, 0]);
  });

  it("after a settlement is refused (attack 40)", async () => {
    const player = await playingPlayer(db(), { cashOre: 1_000 });
    const ids = { txId: newId("stake"), round: newId("round") };
    await stakeOf(db(), player, 100, ids);
    await settleOf(db(), ids.round, 300);
    expect(wordOf(await rollbackOf(db(), ids.txId))).toBe("already-settled");
    expect(await balanceOf(player.playerId)).toEqual([1_200, 0]);
  });

  it("of one of two stakes leaves the round open, and lowers what it may win", async () => {
    const player = await playingPlayer(db(), { cashOre: 1_000 });
    const [first, second, round] = [newId("stake"), newId("stake"), newId("round")];
    await stakeOf(db(), player, 100, { txId: first, round });
    await stakeOf(db(), player, 100, { txId: second, round });
    await rollbackOf(db(), first);
    expect(wordOf(await settleOf(db(), round, 5_001))).toBe("over-maximum-win");
    expect(wordOf(await settleOf(db(), round, 5_000))).toBe("done");
  });

  it("of something that is no stake is refused", async () => {
    const player = await playingPlayer(db(), { cashOre: 1_000 });
    const [round, txId] = [newId("round"), newId("win")];
    await stakeOf(db(), player, 100, { round });
    await settleOf(db(), round, 100, { txId });
    expect(wordOf(await rollbackOf(db(), txId))).toBe("idempotency-key-reused");
  });

  it("moves nothing to another player, whose round has the same name at another caller (attack 39)", async () => {
    const [one, other] = [await playingPlayer(db(), { cashOre: 500 }), await playingPlayer(db())];
    const round = newId("round");
    await stakeOf(db(), one, 100, { round });
    expect(wordOf(await stakeOf(db(), other, 100, { round }))).toBe("insufficient-funds");
    await bookMoney(db(), other.playerId, "deposit", [{ from: "card", to: "cash", amountOre: 500 }]);
    expect(wordOf(await stakeOf(db(), other, 100, { round }))).toBe("stake-not-allowed");
    await settleOf(db(), round, 300);
    expect([await balanceOf(one.playerId), await balanceOf(other.playerId)]).toEqual([
      [700, 0],
      [500, 0],
    ]);
  });
});

describe("a play session", () => {
  const opening = async (playerId: string, game: string, brand = "fjord") => {
    const session = await sessionFinder(db(), PLAY.brands)(brand, await signIn(db(), playerId, brand));
    if (!session) throw new Error("no session");
    return db().transaction((tx) => openPlaySession(tx, PLAY.brands, session, { game, mode: "real" }));
  };
  const limits = { dayOre: 1_000, weekOre: 1_000, monthOre: 1_000 };

  it("is refused before the player has set all deposit limits", async () => {
    const { id } = await addPlayer(db());
    expect(await opening(id, GAME)).toEqual({ code: "limits-not-set" });
  });

  it("is refused for a game that the brand does not have", async () => {
    const { id } = await addPlayer(db(), { depositLimits: limits });
    expect(await opening(id, "no-such-game")).toEqual({ code: "unknown-game" });
    expect(await opening(id, GAME, "eng")).toEqual({ code: "unknown-game" });
  });

  it("is refused to a restricted player and to one who has reached a limit", async () => {
    const restricted = await addPlayer(db(), { depositLimits: limits, holds: [{ kind: "suspended" }] });
    expect(await opening(restricted.id, GAME)).toEqual({ code: "restricted" });
    const reached = await addPlayer(db(), { depositLimits: limits, holds: [{ kind: "play-limits" }] });
    expect(await opening(reached.id, GAME)).toEqual({ code: "limit-reached" });
  });
});

describe("the list of movements", () => {
  it("names the game of stakes, wins and rollbacks (R2.51)", async () => {
    const player = await playingPlayer(db(), { cashOre: 1_000 });
    const ids = { txId: newId("stake"), round: newId("round") };
    await stakeOf(db(), player, 100, { round: ids.round });
    await stakeOf(db(), player, 100, ids);
    await rollbackOf(db(), ids.txId);
    await settleOf(db(), ids.round, 50);
    const query = { playerId: player.playerId, zone: "Europe/Copenhagen" };
    const { transactions } = await listTransactions(db(), query);
    expect(transactions.map(({ movement, game }) => [movement, game])).toEqual([
      ...[
        ["win", GAME],
        ["rollback", GAME],
        ["stake", GAME],
        ["stake", GAME],
      ],
      ["deposit", null],
    ]);
  });
});

describe("the check of rounds", () => {
  it.each([
    ["a stake that no call stands behind", "rounds"],
    ["a stake after an exclusion", "I9"],
  ])("finds %s", async (_, invariant) => {
    await using own = await tamperedEnvironment();
    const there = own.database.db;
    const { id } = await addPlayer(there, { holds: invariant === "I9" ? [{ kind: "cooldown" }] : [] });
    await bookMoney(there, id, "deposit", [{ from: "card", to: "cash", amountOre: 500 }]);
    const source = invariant === "I9" ? "test" : "play:polar";
    await bookMoney(there, id, "stake", [{ from: "cash", to: "house", amountOre: 100 }], { source });
    const { rows } = await there.execute(sql`select distinct invariant from ledger_broken()`);
    expect(rows).toEqual([{ invariant }]);
  });

  it.each([
    ["a round whose wins were raised", "update game_rounds set wins_ore = wins_ore + 1"],
    [
      "a call whose amount was changed",
      "update wallet_calls set cash_ore = cash_ore + 1 where kind = 'settle'",
    ],
    ["a call that was removed", "delete from wallet_calls where kind = 'stake'"],
  ])("finds %s", async (_, statement) => {
    await using own = await tamperedEnvironment();
    const there = own.database.db;
    await addGames(there);
    const player = await playingPlayer(there, { cashOre: 1_000 });
    const round = newId("round");
    await stakeOf(there, player, 100, { round });
    await settleOf(there, round, 300);
    await there.execute(sql.raw(statement));
    const { rows } = await there.execute(sql`select distinct invariant from ledger_broken()`);
    expect(rows).toEqual([{ invariant: "rounds" }]);
  });
});
