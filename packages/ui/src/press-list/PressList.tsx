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
    <ul className="press-list" aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <time dateTime={item.date.dateTime}>{item.date.text}</time>
          <Heading>
            <a href={item.href}>{item.title}</a>
          </Heading>
          <p>{item.teaser}</p>
        </li>
      ))}
    </ul>
  );
}
