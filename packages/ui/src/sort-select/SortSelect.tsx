export interface SortSelectProps {
  readonly label: string;
  readonly choices: readonly { readonly href: string; readonly label: string; readonly current: boolean }[];
}

/** Orders to sort by, as links: each is an address, none needs script. */
export function SortSelect({ label, choices }: SortSelectProps) {
  return (
    <nav className="sort-select" aria-label={label}>
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
    </nav>
  );
}
