export interface AgeMarkProps {
  /** e.g. "18+". */
  readonly text: string;
  /** Its meaning, for screen readers. */
  readonly label: string;
  readonly size?: "small" | "large";
}

/** The age limit in a ring. */
export function AgeMark({ text, label, size = "small" }: AgeMarkProps) {
  return (
    <span className="age-mark" data-size={size}>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
