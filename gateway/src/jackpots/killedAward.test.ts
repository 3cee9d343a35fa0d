import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { StartedRoundSchema } from "@spilhus/contracts/play";
import { contributionOf } from "@spilhus/game-math";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { bookMoney } from "../../testing/bookMoney.ts";
import { gatewayProcess } from "../../testing/gatewayProcess.ts";
import { addHouseGames, askRound, LIMITS, opened, OTHER_SLOT } from "../../testing/housePlay.ts";
import { inPot, POT } from "../../testing/potStage.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { testEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";
import { readBalances } from "../ledger/index.ts";
import { potAwards, potContributions } from "./tables.ts";

const LUCKY = fileURLToPath(new URL("../../testing/luckyGateway.ts", import.meta.url));
const STAKE_ORE = 1_000;

it.each([
  ["the stake is in the pot and before the win is written", "pot_awards", 'insert into "pot_awards"%'],
  ["the pot is emptied and before the round is written", "house_rounds", 'insert into "house_rounds"%'],
])(
  "a gateway that is killed when %s leaves the pot as it was, and the retry wins it once (games attack 5)",
  { timeout: 240_000 },
  async (_, table, query) => {
    await using environment = await testEnvironment();
    const { db } = environment.database;
    await addHouseGames(db);
    const { id } = await addPlayer(db, { depositLimits: LIMITS });
    await bookMoney(db, id, "deposit", [{ from: "card", to: "cash", amountOre: 10_000 }]);
    const token = await signIn(db, id);
    const clientOf = (origin: string) => {
      const client = siteClient(origin);
      client.cookies.set("__Host-sid", token);
      return client;
    };
    const waiting = async () =>
      (
        await db.execute(sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            and query like ${query}`)
      ).rowCount;
    const key = randomUUID();

    await using killed = await gatewayProcess(environment.variables, LUCKY);
    const { playId } = await opened(clientOf(killed.origin), OTHER_SLOT);
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${sql.identifier(table)} in share mode`);
      const lost = askRound(clientOf(killed.origin), playId, { stakeOre: STAKE_ORE }, key).catch(
        () => "no answer",
      );
      await expect.poll(waiting, { interval: 5 }).toBe(1);
      await killed.kill();
      expect(await lost).toBe("no answer");
    });
    await using gateway = await gatewayProcess(environment.variables, LUCKY);
    expect([await db.$count(potAwards), await db.$count(potContributions), await inPot(db)]).toEqual([
      0, 0, 0,
    ]);
    expect((await readBalances(db, id)).cashOre).toBe(10_000);

    const client = clientOf(gateway.origin);
    const retry = await askRound(client, playId, { stakeOre: STAKE_ORE }, key);
    const { round } = StartedRoundSchema.parse(await retry.json());
    const again = await askRound(client, playId, { stakeOre: STAKE_ORE }, key);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    const won = POT.restartOre + contributionOf(POT, STAKE_ORE);
    expect(round.events).toContainEqual({ kind: "pot", name: POT.name, ore: won });
    expect([await db.$count(potAwards), await inPot(db)]).toEqual([1, POT.restartOre]);
    expect((await readBalances(db, id)).cashOre).toBe(9_000 + round.winOre);
    await requireWholeLedger(db);
  },
);
