import { eq } from "drizzle-orm";
import * as z from "zod";
import { withdrawals } from "./tables.ts";
import { advanceWithdrawal, type WithdrawalServices } from "./advanceWithdrawal.ts";

const IdSchema = z.uuid();

/**
 * Asks the provider about the withdrawal that one of its events names.
 *
 * @returns whether there is such a withdrawal
 * @throws {Error} while the provider does not answer about a withdrawal that was paid
 */
export const lookIntoWithdrawal =
  (services: WithdrawalServices) =>
  async (provider: string, reference: string): Promise<boolean> => {
    const { success, data: id } = IdSchema.safeParse(reference);
    if (!success) return false;
    const [row] = await services.db
      .select({ provider: withdrawals.provider, state: withdrawals.state })
      .from(withdrawals)
      .where(eq(withdrawals.id, id));
    if (row?.provider !== provider) return false;
    const next = await advanceWithdrawal(services, id);
    // No job asks about a paid withdrawal again, so this event must not be lost.
    if (next !== undefined && row.state === "paid")
      throw new Error("The provider did not say what became of a payout.");
    return true;
  };
