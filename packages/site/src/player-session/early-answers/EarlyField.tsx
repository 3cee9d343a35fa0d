import type { UserInfo } from "@spilhus/contracts/player-account";

interface EarlyFieldProps {
  /** What of the player's data stands here. */
  readonly field: Extract<
    keyof UserInfo,
    "firstName" | "fullName" | "customerNumber" | "email" | "phoneNumber"
  >;
}

/**
 * The place of a word about the player, which the page's first script fills before any code of the page is there to draw
 * it. Nothing is filled where the player has told nothing, until the page draws what stands there instead.
 */
export function EarlyField({ field }: EarlyFieldProps) {
  return (
    // Filled before React looks at it, or not; both are right.
    <span data-early-field={field} suppressHydrationWarning>
      …
    </span>
  );
}
