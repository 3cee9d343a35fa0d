import { styled } from "styled-components";

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  font-size: var(--type-size-small);

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
    padding: 0.2rem 0.8rem;
    border: 1px solid transparent;
    border-radius: var(--shape-pill);
    text-decoration: none;
  }

  a:hover {
    border-color: var(--color-border-strong);
  }

  [aria-current] {
    border-color: currentcolor;
    font-weight: var(--type-weight-strong);
  }
`;

export interface SortSelectProps {
  readonly label: string;
  readonly choices: readonly { readonly href: string; readonly label: string; readonly current: boolean }[];
}

/** Orders to sort by, as links: each is an address, none needs script. */
export function SortSelect({ label, choices }: SortSelectProps) {
  return (
    <Root aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ul>
        {choices.map((choice) => (
          <li key={choice.href}>
            <a href={choice.href} rel="nofollow" {...(choice.current && { "aria-current": true })}>
              {choice.label}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
