import type { UserInfo } from "@spilhus/contracts/player-account";

interface EarlyFieldProps {
  /** Which of the player's data to show. */
  readonly field: Extract<
    keyof UserInfo,
    "firstName" | "fullName" | "customerNumber" | "email" | "phoneNumber"
  >;
}

/**
 * A field of the player's data that `player.js` fills before the page's own code runs. It stays as it is where the data
 * are unknown, until the page draws what belongs there instead.
 */
export function EarlyField({ field }: EarlyFieldProps) {
  return (
    // It may be filled before React hydrates, or not.
    <span data-early-field={field} suppressHydrationWarning>
      …
    </span>
  );
}
