export interface SkipLinkProps {
  /** Where the content begins, e.g. `#indhold`. */
  readonly href: `#${string}`;
  readonly children: string;
}

/** First stop of the keyboard: past the header to the content. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className="skip-link" href={href}>
      {children}
    </a>
  );
}
