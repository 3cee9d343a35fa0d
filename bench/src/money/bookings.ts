import { sql } from "drizzle-orm";
import type { MoneyDatabase } from "./moneyDatabase.ts";

/** One booking of a player, in a transaction of its own; `count` is different for each. */
export type Booking = (player: string, count: number) => Promise<unknown>;

const lockOf = (player: string) => sql`select 1 from players where id = ${player}::uuid for no key update`;

interface Booked {
  readonly kind: string;
  readonly transfer: Readonly<Record<string, string | number>>;
}

const post = (player: string, { kind, transfer }: Booked, count: number) => sql`
  select * from ledger_post('1', 'fjord', ${player}::uuid, ${kind}, ${`bench-${kind}`}, ${`${count}`}, 'bench', null,
    ${JSON.stringify([transfer])}::jsonb)
`;

/** The bookings that are compared. */
export function bookingsOf({ db }: Pick<MoneyDatabase, "db">) {
  const withdrawal: Booked = {
    ...{ kind: "withdrawal-request", transfer: { from: "cash", to: "reserved", amountOre: 1 } },
  };
  const deposit = (provider: number): Booked => ({
    kind: "deposit",
    transfer: { from: "provider-clearing", fromRef: `p${provider}`, to: "cash", amountOre: 1 },
  });
  const booked = (player: string, what: Booked, count: number) =>
    db.transaction(async (tx) => {
      await tx.execute(lockOf(player));
      await tx.execute(post(player, what, count));
    });
  const bareLock = (player: string) => sql`select 1 from bench.wallets where id = ${player}::uuid for update`;
  return {
    withdraw: (player, count) => booked(player, withdrawal, count),
    bareTransaction: (player) =>
      db.transaction(async (tx) => {
        await tx.execute(bareLock(player));
        await tx.execute(sql`update bench.wallets set cash = cash - 1 where id = ${player}::uuid`);
        await tx.execute(sql`update bench.wallets set reserved = reserved + 1 where id = ${player}::uuid`);
        await tx.execute(sql`insert into bench.entries (wallet, ore) values (${player}::uuid, -1)`);
        await tx.execute(sql`insert into bench.entries (wallet, ore) values (${player}::uuid, 1)`);
      }),
    bareUpdate: (player) =>
      db.transaction(async (tx) => {
        await tx.execute(bareLock(player));
        await tx.execute(sql`update bench.wallets set cash = cash - 1 where id = ${player}::uuid`);
      }),
    depositThroughOne: (player, count) => booked(player, deposit(0), count),
    depositThroughEight: (player, count) => booked(player, deposit(count % 8), count),
    depositWithHouse: (player, count) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`update bench.house set ore = ore - 1 where id = 1`);
        await tx.execute(lockOf(player));
        await tx.execute(post(player, deposit(0), count));
      }),
  } satisfies Record<string, Booking>;
}

/** Takes the hash of the chain out of the trigger of a transfer, or puts it back. */
export async function setHash({ db }: Pick<MoneyDatabase, "db">, isOn: boolean): Promise<void> {
  const parts = [
    ["digest := ledger_digest(NEW, movement);", "digest := NULL;"],
    ["head = sha256(head || digest)\n", "head = head\n"],
  ] as const;
  for (const [hashed, bare] of parts) {
    const [from, to] = isOn ? [bare, hashed] : [hashed, bare];
    await db.execute(sql`
      do ${sql.raw(`$$ declare text text := pg_get_functiondef('ledger_transfer_begin'::regproc); begin
        if position('${from}' in text) = 0 then raise exception 'The trigger is not as expected.'; end if;
        execute replace(text, '${from}', '${to}');
      end $$`)}
    `);
  }
}
