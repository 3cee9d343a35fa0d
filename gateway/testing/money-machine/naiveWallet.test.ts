import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { bookMoney } from "../bookMoney.ts";
import { testEnvironment } from "../testEnvironment.ts";
import { addPlayer } from "../testPlayers.ts";
import { createNaiveWallet, naiveBalance, naiveStake } from "./naiveWallet.ts";

describe("a naive wallet", () => {
  it("takes more than there is when stakes come at once, where ours does not (attack 1)", async () => {
    await using environment = await testEnvironment();
    const { db } = environment.database;
    await createNaiveWallet(db, 1_000);
    let waiting = 5;
    const all = Promise.withResolvers<undefined>();
    const everybodyHasRead = async () => {
      waiting -= 1;
      if (waiting === 0) all.resolve(undefined);
      await all.promise;
    };
    const naive = await Promise.all(
      Array.from({ length: 5 }, () => naiveStake(db, "one", 1_000, everybodyHasRead)),
    );
    expect(naive).toEqual([true, true, true, true, true]);
    expect(await naiveBalance(db, "one")).toBe(-4_000);
    const { id } = await addPlayer(db);
    await bookMoney(db, id, "deposit", [{ from: "card", to: "cash", amountOre: 1_000 }]);
    const stake = () => bookMoney(db, id, "stake", [{ from: "cash", to: "house", amountOre: 1_000 }]);
    const ours = await Promise.allSettled(Array.from({ length: 5 }, stake));
    expect(ours.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("with a balance of the house lets one player wait for another, where ours does not", async () => {
    await using environment = await testEnvironment();
    const { db } = environment.database;
    await createNaiveWallet(db, 1_000);
    const toHouse = sql`update naive_wallet set balance_ore = balance_ore + 1 where owner = 'house'`;
    const [one, other] = [await addPlayer(db), await addPlayer(db)];
    for (const { id } of [one, other])
      await bookMoney(db, id, "deposit", [{ from: "card", to: "cash", amountOre: 1_000 }]);
    // An account of the house is made by the first booking that needs it; only that one is waited for.
    await bookMoney(db, one.id, "stake", [{ from: "cash", to: "house", amountOre: 10 }]);
    await db.transaction(async (tx) => {
      await tx.execute(toHouse);
      // This player's stake is under way, and another one stakes.
      const waits = db.transaction(async (second) => {
        await second.execute(sql`set local lock_timeout = '100ms'`);
        await second.execute(toHouse);
      });
      await expect(waits).rejects.toMatchObject({ cause: { code: "55P03" } });
      await tx.execute(sql`select 1 from players where id = ${one.id}::uuid for no key update`);
      await tx.execute(sql`
        select * from ledger_post('1', 'fjord', ${one.id}::uuid, 'stake', 'naive', '1', 'test', null,
          '[{"from":"cash","to":"house","toRef":"fjord","amountOre":10}]'::jsonb)
      `);
      const stake = [{ from: "cash", to: "house", amountOre: 10 }] as const;
      await expect(bookMoney(db, other.id, "stake", [...stake])).resolves.toMatchObject({ number: 2 });
    });
  });
});
