import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { StartedRoundSchema } from "@spilhus/contracts/play";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { gatewayProcess } from "../../testing/gatewayProcess.ts";
import { askRound, houseGateway, opened, richPlayerAnywhere } from "../../testing/housePlay.ts";
import { killBeforeInsert } from "../../testing/killBeforeInsert.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { readBalances } from "../ledger/index.ts";
import { houseRounds } from "./tables.ts";

const SILENT = fileURLToPath(new URL("../../testing/silentGateway.ts", import.meta.url));

it.each([
  ["its stake is booked and before it is decided", "house_rounds"],
  ["it is written and before its answer is stored", "idempotency_keys"],
])(
  "a gateway that is killed after %s leaves no trace of the round, and the retry plays it once (games attack 5)",
  { timeout: 240_000 },
  async (_, table) => {
    await using gateway = await houseGateway();
    const { db } = gateway.database;
    const { id, clientOf } = await richPlayerAnywhere(db);
    const key = randomUUID();

    await using killed = await gatewayProcess(gateway.variables);
    const { playId } = await opened(clientOf(killed.origin));
    const ask = () => askRound(clientOf(killed.origin), playId, { stakeOre: 1_000 }, key);
    await killBeforeInsert(db, killed, table, ask);
    const client = clientOf(gateway.origin);
    const rounds = () => db.$count(houseRounds, eq(houseRounds.playerId, id));
    expect([await rounds(), (await readBalances(db, id)).cashOre]).toEqual([0, 10_000]);

    const retry = await askRound(client, playId, { stakeOre: 1_000 }, key);
    const text = await retry.text();
    const { round } = StartedRoundSchema.parse(JSON.parse(text));
    const again = await askRound(client, playId, { stakeOre: 1_000 }, key);
    expect([again.headers.get("idempotency-replayed"), await again.text()]).toEqual(["true", text]);
    expect([await rounds(), (await readBalances(db, id)).cashOre]).toEqual([1, 9_000 + round.winOre]);
    await requireWholeLedger(db);
  },
);

it(
  "a gateway that is killed when the round is booked and before it answers has played it: the retry is told of it and plays no other (games attack 5)",
  { timeout: 240_000 },
  async () => {
    await using gateway = await houseGateway();
    const { db } = gateway.database;
    const { id, clientOf } = await richPlayerAnywhere(db);
    const key = randomUUID();
    const rounds = () => db.$count(houseRounds, eq(houseRounds.playerId, id));

    await using killed = await gatewayProcess(gateway.variables, SILENT);
    const { playId } = await opened(clientOf(killed.origin));
    const lost = askRound(clientOf(killed.origin), playId, { stakeOre: 1_000 }, key).catch(() => "no answer");
    await expect.poll(rounds, { interval: 5, timeout: 10_000 }).toBe(1);
    const booked = (await readBalances(db, id)).cashOre;
    await killed.kill();
    expect(await lost).toBe("no answer");

    const client = clientOf(gateway.origin);
    const retry = await askRound(client, playId, { stakeOre: 1_000 }, key);
    expect(retry.headers.get("idempotency-replayed")).toBe("true");
    const { round } = StartedRoundSchema.parse(await retry.json());
    expect([await rounds(), (await readBalances(db, id)).cashOre]).toEqual([1, booked]);
    expect(booked).toBe(9_000 + round.winOre);
    // A page that has lost its key as well finds the round where it opens the game again.
    const { unfinished, lastRound } = await opened(client);
    expect((unfinished ?? lastRound)?.id).toBe(round.id);
    await requireWholeLedger(db);
  },
);
