export interface AgeMarkProps {
  /** e.g. "18+". */
  readonly text: string;
  /** What it means, for those who hear it. */
  readonly label: string;
}

/** The age limit in a ring. */
export function AgeMark({ text, label }: AgeMarkProps) {
  return (
    <span className="age-mark">
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
