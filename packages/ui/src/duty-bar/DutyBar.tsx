import { styled } from "styled-components";
import { AgeMark, type AgeMarkProps } from "./AgeMark.tsx";
import { LicenceLabel, type LicenceLabelProps } from "./LicenceLabel.tsx";

const Root = styled.aside`
  background: var(--color-duty);
  color: var(--color-on-duty);
  font-size: 0.8125rem;
  line-height: 1.3;

  .duty-row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 1.1rem;
    padding-block: 0.35rem;
  }

  .age-mark {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border: 1.5px solid currentcolor;
    border-radius: 50%;
    font-size: 0.6875rem;
    font-weight: 700;
  }

  .duty-links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.1rem;
    margin-inline-start: auto;
  }

  .duty-links a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    text-decoration: none;
    white-space: nowrap;
  }

  .duty-links a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .duty-links strong {
    margin-inline-start: 0.35em;
    font-variant-numeric: tabular-nums;
  }

  @media (max-width: 47.99rem) {
    .duty-row {
      gap: 0.15rem 0.5rem;
    }

    .licence {
      font-size: 0.75rem;
    }

    .duty-links {
      flex-basis: 100%;
      justify-content: space-between;
      margin-inline-start: 0;
      gap: 0 0.5rem;
      font-size: 0.75rem;
    }
  }
`;

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

/** What the law asks of every page, one click away: licence, age, helpline, register, self-test. Calm in every brand. */
export function DutyBar({ label, licence, age, links }: DutyBarProps) {
  return (
    <Root aria-label={label}>
      <div className="container duty-row">
        <LicenceLabel {...licence} />
        <AgeMark {...age} />
        <ul className="duty-links">
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>
                {link.label}
                {link.value && <strong>{link.value}</strong>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Root>
  );
}
