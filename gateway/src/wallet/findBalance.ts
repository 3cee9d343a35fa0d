import type { Balance } from "@spilhus/contracts/payments";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Brands } from "../config/index.ts";
import { shownBalanceOf } from "../shown-wins/index.ts";
import { players } from "../players/index.ts";
import { type ActiveSession, sessionFinderWith } from "../sessions/index.ts";

/** A session with what its player has. */
export interface BalanceSession extends ActiveSession {
  readonly balance: Omit<Balance, "serverTime">;
}

/** Looks a session up by the cookie's value, with its player's balance: one query, as pages ask every few seconds. */
export type FindBalance = (brand: string, token: string) => Promise<BalanceSession | undefined>;

/** The service that the balance needs besides those of every call. */
export interface BalanceServices {
  readonly findBalance: FindBalance;
}

export function balanceFinder(db: NodePgDatabase, brands: Brands): FindBalance {
  const find = sessionFinderWith(db, brands, "balance_by_token", shownBalanceOf(sql`${players.id}`));
  return async (brand, token) => {
    const found = await find(brand, token);
    return found && { ...found.session, balance: found.more };
  };
}
