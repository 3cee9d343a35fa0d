export interface PlateCardProps {
  readonly caption: string;
  /** Serial number or room. */
  readonly note?: string;
  /** Rows of numbers; `null` is an empty field. 5×5, 4×4 or 3×9. */
  readonly rows: readonly (readonly (number | null)[])[];
  readonly marked?: readonly number[];
  /** Says of a marked number that it is marked, e.g. "markeret". */
  readonly markedLabel: string;
}

/** A bingo or banko plate, drawn as a table so that it reads as one. */
export function PlateCard({ caption, note, rows, marked = [], markedLabel }: PlateCardProps) {
  return (
    <figure className="plate-card" data-columns={rows[0]?.length ?? 0}>
      <figcaption>
        <span>{caption}</span>
        {note && <span>{note}</span>}
      </figcaption>
      <table aria-label={caption}>
        <tbody>
          {rows.map((row, rowIndex) => (
            // A plate's rows and fields have no identity but their place.
            <tr key={`row-${rowIndex}`}>
              {row.map((value, column) => (
                <td key={`column-${column}`}>
                  {value !== null &&
                    (marked.includes(value) ? (
                      <mark>
                        {value}
                        <span className="visually-hidden"> {markedLabel}</span>
                      </mark>
                    ) : (
                      value
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
