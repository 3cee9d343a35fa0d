import { ButtonLink, GuestActions, SessionClock, SessionFrame } from "@spilhus/ui";
import { AccountSlotIsland, type ClockPlace } from "@spilhus/player-session/visitor";

interface GuestLabels {
  readonly logIn: string;
  readonly signUp: string;
}

interface AccountOfProps {
  /** In a header: where its clock stays in sight; a page without one has the clock alone. */
  readonly clockPlace?: ClockPlace;
  /** What guests find in this place; nothing where the layout has no room for it. */
  readonly guest?: GuestLabels | undefined;
  /** What the session clock is called, on a page that only players see: its place is there from the start. */
  readonly clockLabel?: string | undefined;
}

/** Of the page itself, so that the overlay opens over it and leads back to it. */
const LOG_IN = "?auth=login";
const SIGN_UP = "?auth=signup";

/** A page's place for whoever looks at it: the ways in for a guest, clock and menu for a player. */
export function AccountOf({ clockPlace, guest, clockLabel }: AccountOfProps) {
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

/** The ways in, for the panel that a phone opens. */
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
