import { AgeMark, type AgeMarkProps } from "./AgeMark.tsx";
import { LicenceLabel, type LicenceLabelProps } from "./LicenceLabel.tsx";

export interface DutyLink {
  readonly href: string;
  readonly label: string;
  /** A telephone number or the like, set apart from the label. */
  readonly value?: string;
}

export interface DutyBarProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly licence: Omit<LicenceLabelProps, "size">;
  readonly age: AgeMarkProps;
  /** Helpline, register, self-test, responsible gaming. */
  readonly links: readonly DutyLink[];
}

/**
 * What the law requires on every page, one click away: licence, age, helpline, register, self-test. Plain in every
 * brand.
 */
export function DutyBar({ label, licence, age, links }: DutyBarProps) {
  return (
    <aside className="duty-bar" aria-label={label}>
      <div className="container duty-row">
        <LicenceLabel {...licence} />
        <AgeMark {...age} />
        <ul className="duty-links">
          {links.map((link) => (
            <li key={`${link.href} ${link.label}`}>
              <a href={link.href}>
                {link.label}
                {link.value && <strong>{link.value}</strong>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
