export interface StampProps {
  /** The large line, e.g. a price or a time. */
  readonly value: string;
  /** The small line over it. */
  readonly label?: string;
  /** The small line under it. */
  readonly note?: string;
}

/** A short fact printed like a rubber stamp: slanted, double ring, one ink. */
export function Stamp({ value, label, note }: StampProps) {
  return (
    <p className="stamp">
      {label && <span className="stamp-small">{label}</span>}
      <span className="stamp-value">{value}</span>
      {note && <span className="stamp-small">{note}</span>}
    </p>
  );
}
