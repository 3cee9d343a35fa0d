import { getDepositLimits, getLossLimits, setDepositLimits, setLossLimits } from "@spilhus/api-client";
import type { DepositLimits, LimitPeriod, LossLimits } from "@spilhus/contracts/player-account";
import type { DepositLimitAmounts } from "@spilhus/contracts/validation";
import { playerTransport } from "@spilhus/player-session/session";
import { autoRetry } from "../player-data/autoRetry.ts";

/** A player's limits of one kind; only limits of loss can be required, or reached. */
export type ShownLimits = DepositLimits & Partial<Pick<LossLimits, "isRequired" | "reached">>;

/** The player's deposit limits. Each response to a change replaces the cached value. */
export const depositLimitsQuery = {
  ...autoRetry,
  queryKey: ["deposit-limits"],
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<ShownLimits> =>
    getDepositLimits(playerTransport, { signal }),
  staleTime: 0,
};

/** The player's limits of loss, and the one that is reached. */
export const lossLimitsQuery = {
  ...autoRetry,
  queryKey: ["loss-limits"],
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<ShownLimits> =>
    getLossLimits(playerTransport, { signal }),
  staleTime: 0,
};

const DEPOSIT_PERIODS = {
  day: { name: "selfService.limitDay", hint: "selfService.limitDayHint" },
  week: { name: "selfService.limitWeek", hint: "selfService.limitWeekHint" },
  month: { name: "selfService.limitMonth", hint: "selfService.limitMonthHint" },
} as const satisfies Record<LimitPeriod, unknown>;

const LOSS_PERIODS = {
  day: { name: "selfService.lossDay", hint: "selfService.limitDayHint" },
  week: { name: "selfService.lossWeek", hint: "selfService.limitWeekHint" },
  month: { name: "selfService.lossMonth", hint: "selfService.limitMonthHint" },
} as const satisfies Record<LimitPeriod, unknown>;

const put = (body: DepositLimitAmounts, signal?: AbortSignal) => ({ body, ...(signal && { signal }) });

/** Both kinds of limits: their calls, and the message keys of what differs between them. */
export const LIMIT_KINDS = {
  deposit: {
    id: "deposit-limits",
    query: depositLimitsQuery,
    set: (amounts: DepositLimitAmounts, signal?: AbortSignal): Promise<ShownLimits> =>
      setDepositLimits(playerTransport, put(amounts, signal)),
    periods: DEPOSIT_PERIODS,
    texts: {
      now: "selfService.limitNow",
      used: "selfService.limitUsed",
      change: "selfService.limitChange",
      submit: "selfService.limitSubmit",
      saved: "selfService.limitSaved",
      keep: "selfService.limitKeep",
    },
  },
  loss: {
    id: "loss-limits",
    query: lossLimitsQuery,
    set: (amounts: DepositLimitAmounts, signal?: AbortSignal): Promise<ShownLimits> =>
      setLossLimits(playerTransport, put(amounts, signal)),
    periods: LOSS_PERIODS,
    texts: {
      now: "selfService.lossNow",
      used: "selfService.lossUsed",
      change: "selfService.lossChange",
      submit: "selfService.lossSubmit",
      saved: "selfService.lossSaved",
      keep: "selfService.lossKeep",
    },
  },
} as const;
export type LimitKind = keyof typeof LIMIT_KINDS;
