import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { IsoTimeSchema, OreSchema } from "../values/index.ts";
import { DepositLimitAmountsSchema } from "../validation/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";

/** Rolling 24 hours, 7 days and 30 days. */
export const LIMIT_PERIODS = ["day", "week", "month"] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

const Limit = z.object({
  /** Nothing until the player has set it. */
  limitOre: z.nullable(OreSchema),
  usedOre: OreSchema,
  /** A raise that waits; a lower limit holds at once. */
  pending: z.nullable(z.object({ limitOre: OreSchema, from: IsoTimeSchema })),
});

export const DepositLimitsSchema = z.object({
  serverTime: IsoTimeSchema,
  day: Limit,
  week: Limit,
  month: Limit,
});
export type DepositLimits = z.infer<typeof DepositLimitsSchema>;

export const GET_DEPOSIT_LIMITS = {
  id: "get-deposit-limits",
  method: "GET",
  path: `${PLAYER_ACCOUNT}/user/deposit-limits`,
  summary: "The player's deposit limits, what is used of them, and raises that wait",
  audience: "player",
  kind: "read",
  answer: DepositLimitsSchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

/** A limit sent as it stands takes back a raise that waits. */
export const SET_DEPOSIT_LIMITS = {
  id: "set-deposit-limits",
  method: "PUT",
  path: `${PLAYER_ACCOUNT}/user/deposit-limits`,
  summary: "Sets the deposit limits: lower at once, higher after the law's delay",
  audience: "player",
  kind: "change",
  body: DepositLimitAmountsSchema,
  answer: DepositLimitsSchema,
  refusals: ["cross-site", "not-signed-in", "restricted"],
} as const satisfies CallContract;
