import { styled } from "styled-components";

const Root = styled.ul`
  border-block-start: var(--shape-line) solid var(--color-border);

  li {
    position: relative;
    display: grid;
    gap: var(--space-1) var(--space-5);
    padding-block: var(--space-4);
    border-block-end: var(--shape-line) solid var(--color-border);
  }

  time {
    color: var(--color-text-muted);
    font-size: var(--type-size-small);
  }

  :is(h2, h3) {
    font-size: var(--type-size-title-s);
  }

  a {
    text-decoration: none;
  }

  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  li:hover a {
    color: var(--color-link-hover);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  p {
    max-width: var(--space-measure);
    color: var(--color-text-muted);
  }

  @media (min-width: 48rem) {
    li {
      grid-template-columns: 9rem 1fr;
    }

    p {
      grid-column: 2;
    }
  }
`;

export interface PressItemContent {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly teaser: string;
  readonly date: { readonly text: string; readonly dateTime: string };
}

export interface PressListProps {
  readonly label: string;
  readonly items: readonly PressItemContent[];
  readonly headingLevel?: 2 | 3;
}

/** Press items in order of date, without pictures. */
export function PressList({ label, items, headingLevel = 2 }: PressListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <time dateTime={item.date.dateTime}>{item.date.text}</time>
          <Heading>
            <a href={item.href}>{item.title}</a>
          </Heading>
          <p>{item.teaser}</p>
        </li>
      ))}
    </Root>
  );
}
