import type { Payouts } from "../interface/index.ts";
import { type NoAnswer, outcomeOf, type WireAnswer } from "../wire/index.ts";
import {
  AccountPageSchema,
  AccountSchema,
  AnythingSchema,
  CURRENCY,
  PayoutSchema,
  refusal,
} from "./hostedPageApi.ts";

/** How the adapter reaches its provider. */
interface Way {
  get(path: string): Promise<WireAnswer | NoAnswer>;
  post(path: string, body: unknown): Promise<WireAnswer | NoAnswer>;
  /** An address of the provider's pages; nothing for another one. */
  page(url: string): string | undefined;
}

/** Payouts through the provider of hosted pages. */
export const hostedPagePayouts = ({ get, post, page }: Way): Payouts => ({
  async registerAccount(request) {
    return outcomeOf(await post("/v1/accounts", request), {
      schema: AccountPageSchema,
      refusal,
      read: ({ url }) => {
        const found = page(url);
        return found === undefined ? undefined : { value: { url: found } };
      },
    });
  },

  async account(requestId) {
    const answer = await get(`/v1/accounts/${encodeURIComponent(requestId)}`);
    if (answer.status === 404 && refusal(answer.text) === "unknown-account") {
      return { outcome: "done", value: { state: "missing" } };
    }
    return outcomeOf(answer, { schema: AccountSchema, refusal, read: (account) => ({ value: account }) });
  },

  async payOut({ id, accountToken: account, amountOre: amount }) {
    return outcomeOf(await post("/v1/payouts", { id, account, amount, currency: CURRENCY }), {
      schema: AnythingSchema,
      refusal,
      read: () => ({ value: undefined }),
    });
  },

  async payoutStatus(payoutId) {
    const answer = await get(`/v1/payouts/${encodeURIComponent(payoutId)}`);
    if (answer.status === 404 && refusal(answer.text) === "unknown-payout") {
      return { outcome: "done", value: { state: "missing", amountOre: 0, reason: undefined } };
    }
    return outcomeOf(answer, {
      schema: PayoutSchema,
      refusal,
      read: ({ id, state, amount, currency, reason }) =>
        id === payoutId && currency === CURRENCY
          ? { value: { state, amountOre: amount, reason: reason ?? undefined } }
          : undefined,
    });
  },
});
