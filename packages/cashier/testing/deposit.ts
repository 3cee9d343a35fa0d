import type { Deposit, DepositOptions, DepositState } from "@spilhus/contracts/payments";

/** Server time in stories and tests of the cashier. */
export const STORY_NOW = "2026-11-23T12:00:00Z";

const OPEN_STATES: readonly DepositState[] = ["created", "pending", "authorised", "refunding"];

/** A deposit of 400 kr. by card, with overrides. */
export const depositOf = (differs: Partial<Deposit> = {}): Deposit => ({
  txId: "a1B2c3D4e5F6g7H8i9J0kL",
  state: "pending",
  isFinal: !OPEN_STATES.includes(differs.state ?? "pending"),
  code: null,
  reason: null,
  method: "card",
  amountOre: 40_000,
  next: null,
  createdAt: "2026-11-23T11:59:00Z",
  expiresAt: "2026-11-23T12:14:00Z",
  settledAt: null,
  serverTime: STORY_NOW,
  ...differs,
});

/** Deposit options of a player with limits, with overrides. */
export const optionsOf = (differs: Partial<DepositOptions> = {}): DepositOptions => ({
  serverTime: STORY_NOW,
  methods: [
    { method: "card", minOre: 5_000, maxOre: 2_000_000, health: "up" },
    { method: "mobilepay", minOre: 5_000, maxOre: 1_000_000, health: "up" },
    { method: "bank", minOre: 10_000, maxOre: 5_000_000, health: "up" },
  ],
  limits: {
    day: { limitOre: 100_000, usedOre: 25_000, leftOre: 75_000, moreFrom: "2026-11-23T19:20:00Z" },
    week: { limitOre: 200_000, usedOre: 25_000, leftOre: 175_000, moreFrom: "2026-11-29T19:20:00Z" },
    month: { limitOre: 500_000, usedOre: 125_000, leftOre: 375_000, moreFrom: "2026-12-10T08:00:00Z" },
  },
  temporaryLeftOre: null,
  netResultOre: -125_000,
  open: null,
  ...differs,
});
