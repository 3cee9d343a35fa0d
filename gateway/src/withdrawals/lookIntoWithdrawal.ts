import { eq } from "drizzle-orm";
import * as z from "zod";
import { withdrawals } from "./tables.ts";
import { advanceWithdrawal, type WithdrawalServices } from "./advanceWithdrawal.ts";

const IdSchema = z.uuid();

/**
 * Asks the provider about the withdrawal that one of its events names.
 *
 * @returns whether there is such a withdrawal
 */
export const lookIntoWithdrawal =
  (services: WithdrawalServices) =>
  async (provider: string, reference: string): Promise<boolean> => {
    const { success, data: id } = IdSchema.safeParse(reference);
    if (!success) return false;
    const [row] = await services.db
      .select({ provider: withdrawals.provider })
      .from(withdrawals)
      .where(eq(withdrawals.id, id));
    if (row?.provider !== provider) return false;
    await advanceWithdrawal(services, id);
    return true;
  };
