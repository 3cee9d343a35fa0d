import type { RestrictionId } from "@spilhus/contracts";
import { activeRestriction } from "./activeRestriction.ts";
import type { AccountStatus } from "./accountStatus.ts";
import { CALLS, type OpensWith } from "./calls.ts";
import { mayVisit } from "./mayVisit.ts";

export type CallDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly because: "no-row" }
  | {
      readonly allowed: false;
      readonly because: "restricted";
      readonly restriction: RestrictionId | "unknown";
      /** A check result type that nobody knows. Log it: the table lacks a row. */
      readonly unknownType?: string;
    };

const ROWS: ReadonlyMap<string, OpensWith> = new Map(Object.entries(CALLS));

/** Whether the call table has a row for the call; a call with a session cannot be mounted without one. */
export const hasCallRow = (id: string): boolean => ROWS.has(id);

/**
 * Whether a signed-in player may make a call, decided without any page or proxy (R6.05).
 *
 * @param id id of the call's contract
 */
export function mayCall(id: string, status: AccountStatus): CallDecision {
  const opensWith = ROWS.get(id);
  if (opensWith === undefined) return { allowed: false, because: "no-row" };
  const restriction = activeRestriction(status);
  if (!restriction) return { allowed: true };
  if (opensWith === "always" || opensWith.some((route) => mayVisit(restriction.row, route))) {
    return { allowed: true };
  }
  return {
    allowed: false,
    because: "restricted",
    restriction: restriction.id,
    ...("unknownType" in restriction ? { unknownType: restriction.unknownType } : {}),
  };
}
