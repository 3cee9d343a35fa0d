import { ore, orNull, record, zonedTime } from "../shape/index.ts";

/** Rolling 24 hours, 7 days and 30 days. */
export const LIMIT_PERIODS = ["day", "week", "month"] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

const Limit = /* @__PURE__ */ record({
  /** Nothing until the player has set it. */
  limitOre: /* @__PURE__ */ orNull(ore),
  usedOre: ore,
  /** A raise that waits; a lower limit holds at once. */
  pending: /* @__PURE__ */ orNull(/* @__PURE__ */ record({ limitOre: ore, from: zonedTime })),
});

/** A player's three limits of one kind. */
export const PERIOD_LIMITS = { serverTime: zonedTime, day: Limit, week: Limit, month: Limit } as const;
