export interface Figure {
  readonly id: string;
  readonly label: string;
  /** e.g. "1.234,50 kr.". */
  readonly text: string;
  readonly note?: string;
}

/** Amounts that count as much as the one that is typed, and are as large. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(({ id, label, text, note }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd className="figure">{text}</dd>
          {note && <dd className="figure-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
