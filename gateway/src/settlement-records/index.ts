export { arePayoutsStopped } from "./arePayoutsStopped.ts";
export {
  type DifferenceKind,
  reconciliationDifferences,
  reconciliations,
  settlementRows,
  type SettlementSide,
} from "./tables.ts";
