export interface SortSelectProps {
  readonly label: string;
  readonly choices: readonly { readonly href: string; readonly label: string; readonly current: boolean }[];
}

/** Sort orders as links: each has an address, none needs scripts. */
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
