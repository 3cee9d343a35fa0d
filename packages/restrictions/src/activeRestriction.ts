import { RESTRICTION_IDS, type RestrictionId } from "@spilhus/contracts";
import type { Restriction } from "./restriction.ts";
import type { Standing } from "./standing.ts";
import { RESTRICTIONS, UNKNOWN_RESTRICTION } from "./table.ts";

/** The row that holds for a player. */
export type ActiveRestriction =
  | { readonly id: RestrictionId; readonly row: Restriction }
  | {
      readonly id: "unknown";
      readonly row: Restriction;
      /** The type nobody knows: the caller must log it. */
      readonly unknownType: string;
    };

/**
 * Which restriction holds, if any. A check result outweighs reached limits: it closes more.
 */
export function activeRestriction({ checkResult, withinLimits }: Standing): ActiveRestriction | undefined {
  if (checkResult) {
    const id = RESTRICTION_IDS.find((known) => known === checkResult.type);
    // Limits are no check result: as the type of one they are as unknown as any other word.
    return id === undefined || id === "reached-play-limits"
      ? { id: "unknown", row: UNKNOWN_RESTRICTION, unknownType: checkResult.type }
      : { id, row: RESTRICTIONS[id] };
  }
  return withinLimits ? undefined : { id: "reached-play-limits", row: RESTRICTIONS["reached-play-limits"] };
}
