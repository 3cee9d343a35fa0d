export interface BreadcrumbsProps {
  readonly label: string;
  readonly trail: readonly { readonly href: string; readonly label: string }[];
  /** The page shown, last and no link. */
  readonly current: string;
}

/** The way from the front page to here. */
export function Breadcrumbs({ label, trail, current }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {trail.map((step) => (
          <li key={step.href}>
            <a href={step.href}>{step.label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
