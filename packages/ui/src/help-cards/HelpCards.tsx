import { styled } from "styled-components";
import { Icon, type IconName } from "../icon/Icon.tsx";

const Root = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: var(--space-3);

  li {
    position: relative;
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding: var(--space-4);
    border: var(--shape-line) solid var(--color-border);
    border-radius: var(--shape-panel);
    background: var(--color-surface-raised);
    transition: border-color var(--motion-base) var(--motion-ease);
  }

  li:has(a):hover {
    border-color: var(--color-border-strong);
  }

  li > .icon {
    width: 1.75rem;
    height: 1.75rem;
    color: var(--color-accent-text);
  }

  p {
    color: var(--color-text-muted);
  }

  .help-value {
    color: var(--color-text);
    font-size: var(--type-size-title-m);
    font-variant-numeric: tabular-nums;
    font-weight: var(--type-weight-strong);
  }

  .link::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

export interface HelpCardContent {
  readonly id: string;
  readonly icon?: IconName;
  readonly title: string;
  readonly text?: string;
  /** A number or the like, large. */
  readonly value?: string;
  readonly link?: { readonly href: string; readonly label: string };
}

/** Ways to help or features, each a quiet card; the card of a link is its target. */
export function HelpCards({
  label,
  cards,
}: {
  readonly label: string;
  readonly cards: readonly HelpCardContent[];
}) {
  return (
    <Root aria-label={label}>
      {cards.map((card) => (
        <li key={card.id}>
          {card.icon && <Icon name={card.icon} />}
          <h3>{card.title}</h3>
          {card.value && <p className="help-value">{card.value}</p>}
          {card.text && <p>{card.text}</p>}
          {card.link && (
            <a className="link" data-kind="onward" href={card.link.href}>
              {card.link.label}
              <Icon name="arrow-right" />
            </a>
          )}
        </li>
      ))}
    </Root>
  );
}
