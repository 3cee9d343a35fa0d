import type { Balance } from "@spilhus/contracts/payments";
import { eq, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Brands } from "../config/index.ts";
import { jsonRow } from "../database/index.ts";
import { shownBalanceOf } from "../shown-wins/index.ts";
import { players } from "../players/index.ts";
import { type ActiveSession, isSessionOfToken, SESSION_ROW, sessionOf, sessions } from "../sessions/index.ts";
import { hashToken, isToken } from "../tokens/index.ts";

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
  const query = db
    .select({
      row: jsonRow({
        ...SESSION_ROW,
        balance: { shown: shownBalanceOf(sql`${players.id}`) },
      }),
    })
    .from(sessions)
    .innerJoin(players, eq(players.id, sessions.playerId))
    .where(isSessionOfToken)
    .prepare("balance_by_token");

  return async (brand, token) => {
    const registered = brands.get(brand);
    if (!registered || !isToken(token)) return undefined;
    const [found] = await query.execute({ tokenHash: hashToken(token), brand });
    return found && { ...sessionOf(registered, found.row), balance: found.row.balance.shown };
  };
}
