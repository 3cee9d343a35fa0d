import { Icon, type IconName } from "../icon/Icon.tsx";

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
    <ul className="help-cards" aria-label={label}>
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
    </ul>
  );
}
