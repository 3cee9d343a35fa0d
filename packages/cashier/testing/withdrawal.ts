import {
  GET_WITHDRAWAL_OPTIONS,
  LIST_PAYOUT_ACCOUNTS,
  LIST_WITHDRAWALS,
  type PayoutAccount,
  type Withdrawal,
  type WithdrawalOptions,
} from "@spilhus/contracts/payments";
import { asPlayer } from "@spilhus/account/testing";

const ACCOUNT_ID = "5b1c8a0e-7d5c-4b0e-9a52-0d8f1f1c2a3b";

/** A verified account, with overrides. */
export const accountOf = (differs: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id: ACCOUNT_ID,
  state: "verified",
  label: "•••• 1234",
  url: null,
  addedAt: "2026-10-01T10:00:00Z",
  payableFrom: null,
  ...differs,
});

/** A withdrawal of 1.500 kr., with overrides. */
export const withdrawalOf = (differs: Partial<Withdrawal> = {}): Withdrawal => ({
  id: "0b3a6c1e-2d5f-4e7a-8b9c-1d2e3f405162",
  state: "checking",
  amountOre: 150_000,
  account: "•••• 1234",
  steps: [{ state: "checking", at: "2026-11-22T11:58:00Z" }],
  documents: null,
  reason: null,
  serverTime: "2026-11-22T12:00:00Z",
  ...differs,
});

const optionsOf = (differs: Partial<WithdrawalOptions>): WithdrawalOptions => ({
  serverTime: "2026-11-22T12:00:00Z",
  withdrawableOre: 250_050,
  minOre: 10_000,
  accounts: [accountOf()],
  payoutMinutes: { median: 7, p90: 95, payouts: 412 },
  bonusLossOre: null,
  ...differs,
});

interface WithdrawerState {
  readonly options?: Partial<WithdrawalOptions>;
  readonly accounts?: readonly PayoutAccount[];
  readonly withdrawals?: readonly Withdrawal[];
  /** Responses of other calls, by `METHOD path`. */
  readonly answers?: Readonly<Record<string, () => Response | Promise<Response>>>;
}

/** Logs in a player with these answers about withdrawals; for a story's `beforeEach`. */
export function asWithdrawer(state: WithdrawerState = {}) {
  const { options = {}, accounts = [accountOf()], withdrawals = [], answers = {} } = state;
  const logIn = asPlayer({
    answers: {
      [`GET ${GET_WITHDRAWAL_OPTIONS.path}`]: () => Response.json(optionsOf(options)),
      [`GET ${LIST_PAYOUT_ACCOUNTS.path}`]: () => Response.json({ accounts }),
      [`GET ${LIST_WITHDRAWALS.path}`]: () => Response.json({ withdrawals }),
      ...answers,
    },
  });
  return () => {
    sessionStorage.removeItem("withdrawal-request");
    return logIn();
  };
}
