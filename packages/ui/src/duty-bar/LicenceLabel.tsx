export interface LicenceLabelProps {
  /** The legible text that the law requires, e.g. "Tilladelse fra Spillemyndigheden". */
  readonly text: string;
  readonly href: string;
  readonly size?: "small" | "large";
}

/**
 * The gambling authority's label: a neutral placeholder mark of the right proportions beside its line. Its two colours
 * are fixed by the token contract and it opts out of forced colours, because it may not be recoloured or reshaped
 * (BEK 1274/2019 § 16).
 */
export function LicenceLabel({ text, href, size = "small" }: LicenceLabelProps) {
  return (
    <a className="licence" data-size={size} href={href}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" fill="none" stroke="currentColor">
        <circle cx="16" cy="16" r="14" strokeWidth="2" />
        <path
          d="M9 12.5h14M9 23h14M11.5 12.5V23M16 12.5V23M20.5 12.5V23M9 12.5L16 8l7 4.5"
          strokeWidth="1.75"
        />
      </svg>
      <span>{text}</span>
    </a>
  );
}
