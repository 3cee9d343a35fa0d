import { ButtonLink } from "../button/Button.tsx";

interface GuestAction {
  readonly href: string;
  readonly label: string;
}

export interface GuestActionsProps {
  readonly logIn: GuestAction;
  readonly signUp: GuestAction;
}

/** A guest's part of the header: login and sign-up. Links, so that they work before scripts run. */
export function GuestActions({ logIn, signUp }: GuestActionsProps) {
  return (
    <div className="guest-actions">
      <ButtonLink kind="quiet" href={logIn.href}>
        {logIn.label}
      </ButtonLink>
      <ButtonLink href={signUp.href}>{signUp.label}</ButtonLink>
    </div>
  );
}
