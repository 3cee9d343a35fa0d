import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import * as z from "zod";
import { advanceWithdrawal } from "../src/withdrawals/index.ts";
import { payoutServices } from "./payoutServices.ts";
import { scriptedPayouts } from "./scriptedPayouts.ts";

/**
 * A process that takes one withdrawal as far as it goes, and ends itself as a power cut would before its nth step: the
 * begin or the commit of a transaction, a call to the provider, or the answer to one. It prints how many steps there were.
 *
 * Arguments: database, provider, withdrawal, step to die before (0: none).
 */
const [connectionString, provider, withdrawal, dieBefore] = z
  .tuple([z.string(), z.url(), z.uuid(), z.coerce.number()])
  .parse(process.argv.slice(2));

let steps = 0;
const step = () => {
  steps += 1;
  if (steps === dieBefore) process.kill(process.pid, "SIGKILL");
};

const StatusSchema = z.object({
  state: z.enum(["missing", "open", "paid", "returned", "refused"]),
  amountOre: z.number(),
});

async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  step();
  const answer = await fetch(provider + path, init);
  step();
  return answer.json();
}

const script = scriptedPayouts();
const overHttp: typeof script.provider = {
  ...script.provider,
  payouts: {
    ...script.provider.payouts,
    async payOut(payout) {
      await ask("/", { method: "POST", body: JSON.stringify(payout) });
      return { outcome: "done", value: undefined };
    },
    async payoutStatus(id) {
      const status = StatusSchema.parse(await ask(`/${id}`));
      return { outcome: "done", value: { ...status, reason: undefined } };
    },
  },
};

const pool = new Pool({ connectionString, max: 1 });
// Called before each statement. Between begin and commit every death is the same: the transaction is rolled back.
const logQuery = (query: string) => {
  if (/^(?:begin|commit)\b/.test(query)) step();
};
const db = drizzle(pool, { casing: "snake_case", logger: { logQuery } });
await advanceWithdrawal(payoutServices(db, { ...script, provider: overHttp }), withdrawal);
await pool.end();
process.stdout.write(String(steps));
