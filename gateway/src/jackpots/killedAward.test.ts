import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { StartedRoundSchema } from "@spilhus/contracts/play";
import { contributionOf } from "@spilhus/game-math";
import { expect, it } from "vitest";
import { gatewayProcess } from "../../testing/gatewayProcess.ts";
import { askRound, houseGateway, opened, OTHER_SLOT, richPlayerAnywhere } from "../../testing/housePlay.ts";
import { killBeforeInsert } from "../../testing/killBeforeInsert.ts";
import { luckyRandom } from "../../testing/luckyRandom.ts";
import { inPot, POT } from "../../testing/potStage.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { readBalances } from "../ledger/index.ts";
import { potAwards, potContributions } from "./tables.ts";

const LUCKY = fileURLToPath(new URL("../../testing/luckyGateway.ts", import.meta.url));
const SILENT = fileURLToPath(new URL("../../testing/silentGateway.ts", import.meta.url));
const STAKE_ORE = 1_000;

const WON_ORE = POT.restartOre + contributionOf(POT, STAKE_ORE);

it.each([
  ["the stake is in the pot and before the win is written", "pot_awards"],
  ["the pot is emptied and before the round is written", "house_rounds"],
])(
  "a gateway that is killed when %s leaves the pot as it was, and the retry wins it once (games attack 5)",
  { timeout: 240_000 },
  async (_, table) => {
    await using gateway = await houseGateway({ random: luckyRandom });
    const { db } = gateway.database;
    const { id, clientOf } = await richPlayerAnywhere(db);
    const key = randomUUID();

    await using killed = await gatewayProcess(gateway.variables, LUCKY);
    const { playId } = await opened(clientOf(killed.origin), OTHER_SLOT);
    const ask = () => askRound(clientOf(killed.origin), playId, { stakeOre: STAKE_ORE }, key);
    await killBeforeInsert(db, killed, table, ask);
    expect([await db.$count(potAwards), await db.$count(potContributions), await inPot(db)]).toEqual([
      0, 0, 0,
    ]);
    expect((await readBalances(db, id)).cashOre).toBe(10_000);

    const client = clientOf(gateway.origin);
    const retry = await askRound(client, playId, { stakeOre: STAKE_ORE }, key);
    const { round } = StartedRoundSchema.parse(await retry.json());
    const again = await askRound(client, playId, { stakeOre: STAKE_ORE }, key);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(round.events).toContainEqual({ kind: "pot", name: POT.name, ore: WON_ORE });
    expect([await db.$count(potAwards), await inPot(db)]).toEqual([1, POT.restartOre]);
    expect((await readBalances(db, id)).cashOre).toBe(9_000 + round.winOre);
    await requireWholeLedger(db);
  },
);

it(
  "a gateway that is killed when the award is booked and before it answers has paid it: the retry is told of it and wins no other (games attack 5)",
  { timeout: 240_000 },
  async () => {
    await using gateway = await houseGateway({ random: luckyRandom });
    const { db } = gateway.database;
    const { id, clientOf } = await richPlayerAnywhere(db);
    const key = randomUUID();

    await using killed = await gatewayProcess(gateway.variables, SILENT);
    const { playId } = await opened(clientOf(killed.origin), OTHER_SLOT);
    const lost = askRound(clientOf(killed.origin), playId, { stakeOre: STAKE_ORE }, key).catch(
      () => "no answer",
    );
    await expect.poll(() => db.$count(potAwards), { interval: 5, timeout: 10_000 }).toBe(1);
    const booked = (await readBalances(db, id)).cashOre;
    await killed.kill();
    expect(await lost).toBe("no answer");

    const retry = await askRound(clientOf(gateway.origin), playId, { stakeOre: STAKE_ORE }, key);
    expect(retry.headers.get("idempotency-replayed")).toBe("true");
    const { round } = StartedRoundSchema.parse(await retry.json());
    expect(round.events).toContainEqual({ kind: "pot", name: POT.name, ore: WON_ORE });
    expect([await db.$count(potAwards), await inPot(db)]).toEqual([1, POT.restartOre]);
    expect((await readBalances(db, id)).cashOre).toBe(booked);
    expect(booked).toBe(9_000 + round.winOre);
    await requireWholeLedger(db);
  },
);
