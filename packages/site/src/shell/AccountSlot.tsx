import { ButtonLink, GuestActions, SessionClock, SessionFrame } from "@spilhus/ui";
import { AccountSlotIsland, type ClockPlace } from "@spilhus/player-session/visitor";

interface GuestLabels {
  readonly logIn: string;
  readonly signUp: string;
}

interface AccountSlotProps {
  /** Position of the clock in a header. A page without a header shows only the clock. */
  readonly clockPlace?: ClockPlace;
  /** Labels of the links for guests; absent in a layout without them. */
  readonly guest?: GuestLabels | undefined;
  /** Label of the session clock on a players' page, which reserves its space from the start. */
  readonly clockLabel?: string | undefined;
}

/** Relative to the page, so that the overlay opens over it and returns to it. */
const LOG_IN = "?auth=login";
const SIGN_UP = "?auth=signup";

/** Login and signup links for a guest; clock and menu for a player. */
export function AccountSlot({ clockPlace, guest, clockLabel }: AccountSlotProps) {
  const waiting = clockLabel !== undefined && (
    <SessionClock label={clockLabel} seconds={undefined} place={clockPlace ?? "edge"} />
  );
  return (
    <SessionFrame>
      <AccountSlotIsland clockPlace={clockPlace} {...(waiting && { waiting })}>
        {guest && (
          <GuestActions
            logIn={{ href: LOG_IN, label: guest.logIn }}
            signUp={{ href: SIGN_UP, label: guest.signUp }}
          />
        )}
      </AccountSlotIsland>
    </SessionFrame>
  );
}

/** Login and signup links for the mobile menu. */
export function GuestLinks({ logIn, signUp }: GuestLabels) {
  return (
    <>
      <ButtonLink href={LOG_IN} kind="secondary">
        {logIn}
      </ButtonLink>
      <ButtonLink href={SIGN_UP}>{signUp}</ButtonLink>
    </>
  );
}
