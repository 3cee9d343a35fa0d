import { restrictionAt, type Model } from "../model.ts";

/** The restrictions a player is under from one moment to another: one, unless an end lies between. */
export function restrictionsBetween(model: Model, from: number, to: number): readonly (string | undefined)[] {
  return [...new Set([restrictionAt(model, from), restrictionAt(model, to)])];
}
