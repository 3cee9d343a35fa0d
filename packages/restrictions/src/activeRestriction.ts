import { RESTRICTION_IDS, type RestrictionId } from "@spilhus/contracts";
import type { Restriction } from "./restriction.ts";
import type { AccountStatus } from "./accountStatus.ts";
import { RESTRICTIONS, UNKNOWN_RESTRICTION } from "./table.ts";

/** The row that applies to a player. */
export type ActiveRestriction =
  | { readonly id: RestrictionId; readonly row: Restriction }
  | {
      readonly id: "unknown";
      readonly row: Restriction;
      /** The type nobody knows: the caller must log it. */
      readonly unknownType: string;
    };

/** The restriction that applies to a player, if any. A check result outweighs reached limits: it closes more. */
export function activeRestriction({
  checkResult,
  withinLimits,
}: AccountStatus): ActiveRestriction | undefined {
  if (checkResult) {
    const id = RESTRICTION_IDS.find((known) => known === checkResult.type);
    // Reached limits are not a check result: as its type they are unknown.
    return id === undefined || id === "reached-play-limits"
      ? { id: "unknown", row: UNKNOWN_RESTRICTION, unknownType: checkResult.type }
      : { id, row: RESTRICTIONS[id] };
  }
  return withinLimits ? undefined : { id: "reached-play-limits", row: RESTRICTIONS["reached-play-limits"] };
}
