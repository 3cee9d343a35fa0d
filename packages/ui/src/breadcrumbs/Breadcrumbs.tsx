export interface BreadcrumbsProps {
  readonly label: string;
  readonly trail: readonly { readonly href: string; readonly label: string }[];
  /** The current page, last and without a link. */
  readonly current: string;
}

/** The path from the front page to this page. */
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
