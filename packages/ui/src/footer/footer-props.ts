import type { ReactNode } from "react";
import type { AgeMarkProps } from "../duty-bar/AgeMark.tsx";
import type { LicenceLabelProps } from "../duty-bar/LicenceLabel.tsx";
import type { DutyLink } from "../duty-bar/DutyBar.tsx";
import type { Logo } from "../header/header-props.ts";

export interface FooterLink {
  readonly href: string;
  readonly label: string;
  /** For guests only, e.g. to open an account; hidden from players who are logged in. */
  readonly isForGuests?: boolean;
}

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

export interface FooterProps {
  readonly variant: "columns" | "map";
  readonly logo: Logo;
  /** One line about the site. */
  readonly about: string;
  readonly groups: readonly FooterGroup[];
  readonly licence: Omit<LicenceLabelProps, "size">;
  readonly age: AgeMarkProps;
  /** Helpline, register, self-test, treatment centres. */
  readonly duties: readonly DutyLink[];
  readonly dutiesTitle: string;
  readonly help: {
    readonly title: string;
    readonly text: string;
    readonly phone: { readonly href: string; readonly label: string };
    readonly email?: { readonly href: string; readonly label: string };
    readonly hoursTitle: string;
    readonly hours: readonly { readonly days: string; readonly hours: string }[];
  };
  /** Company, licence number, year. */
  readonly legal: string;
  readonly languageSwitch?: ReactNode;
}
