import { Link } from "../link/Link.tsx";

export interface SectionHeadingProps {
  /** Id of the heading, so that its section is named by it. */
  readonly id: string;
  readonly title: string;
  /** A short text under it. */
  readonly text?: string;
  readonly link?: { readonly href: string; readonly label: string };
}

/** A section's title, its short text, and a link to everything. */
export function SectionHeading({ id, title, text, link }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <h2 id={id}>{title}</h2>
      {link && (
        <Link kind="onward" href={link.href}>
          {link.label}
        </Link>
      )}
      {text && <p>{text}</p>}
    </div>
  );
}
