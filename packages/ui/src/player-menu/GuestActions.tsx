import { ButtonLink } from "../button/Button.tsx";

interface GuestAction {
  readonly href: string;
  readonly label: string;
}

export interface GuestActionsProps {
  readonly logIn: GuestAction;
  readonly signUp: GuestAction;
}

/** The head of a site for a guest: into one's account, or to a new one. Links, so that they work before any script. */
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
