import { GET_BALANCE, LIST_TRANSACTIONS } from "@spilhus/contracts/payments";
import { defineCall, defineCallWith } from "../calls/index.ts";
import type { BalanceServices } from "./findBalance.ts";
import { listTransactions } from "./listTransactions.ts";

const balance = defineCallWith<BalanceServices>()(
  GET_BALANCE,
  async ({ session, reply }) => {
    const { balance: has, player, now } = session;
    // The player is part of it: who logs in next in this browser may have as many movements.
    void reply.header("etag", `"${player.customerNumber}-${has.version}"`);
    return { ...has, serverTime: now.toISOString() };
  },
  {
    // Every open page asks all the time, whether anybody is there or not.
    keepsIdleEnd: true,
    findSession: ({ findBalance }: BalanceServices, brand: string, token: string) =>
      findBalance(brand, token),
  },
);

const transactions = defineCall(LIST_TRANSACTIONS, ({ services: { db }, site, session, query }) =>
  listTransactions(db, { ...query, playerId: session.player.id, zone: site.brand.timezone }),
);

/** The calls about what a player has. */
export const WALLET_CALLS = [balance, transactions] as const;
