import type { RestrictionId } from "@spilhus/contracts";
import { activeRestriction } from "./activeRestriction.ts";
import { CALLS, type CallRow } from "./calls.ts";
import { callOf } from "./callOf.ts";
import { mayVisit } from "./mayVisit.ts";
import type { Standing } from "./standing.ts";

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

/** Whether a player who is logged in may make a call, judged without any page or proxy (R6.05). */
export function mayCall(method: string, path: string, standing: Standing): CallDecision {
  const id = callOf(method, path);
  if (id === undefined) return { allowed: false, because: "no-row" };
  const restriction = activeRestriction(standing);
  if (!restriction) return { allowed: true };
  const { opensWith }: CallRow = CALLS[id];
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
