export { LOSS_LIMIT_CALLS } from "./calls.ts";
export { countLoss } from "./countLoss.ts";
export { holdAtLossLimit, readLossRoom } from "./lossHold.ts";
export { areLossLimitsRequired, lacksLossLimits } from "./requireLossLimits.ts";
export { lossHours, lossLimits } from "./tables.ts";
