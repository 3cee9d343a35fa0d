export interface SkipLinkProps {
  /** Anchor of the content, e.g. `#indhold`. */
  readonly href: `#${string}`;
  readonly children: string;
}

/** First tab stop: skips the header. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className="skip-link" href={href}>
      {children}
    </a>
  );
}
