import { EXPECTED_CALLS } from "../../expectedCalls.ts";
import { restrictionAt, type Model } from "../model.ts";

/** Whether a call, as `METHOD path`, is open under a restriction; one without a row is closed to everybody. */
export function isCallOpen(call: string, restriction: string | undefined): boolean {
  const open = EXPECTED_CALLS[call];
  if (open === undefined) return false;
  return restriction === undefined || open === "all" || open.includes(restriction);
}

/** The restrictions a player is under from one moment to another: one, unless an end lies between. */
export function restrictionsBetween(model: Model, from: number, to: number): readonly (string | undefined)[] {
  return [...new Set([restrictionAt(model, from), restrictionAt(model, to)])];
}
