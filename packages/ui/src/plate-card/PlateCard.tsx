import { styled } from "styled-components";

const Root = styled.figure`
  align-self: start;
  width: 100%;
  padding: clamp(0.5rem, 2vw, 0.9rem);
  border: 2px solid var(--color-plate-line);
  border-radius: var(--shape-panel);
  background: var(--color-plate);
  color: var(--color-on-plate);
  box-shadow: var(--shadow-rest);

  figcaption {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding: 0 0.15rem 0.5rem;
    font-size: var(--type-size-caption);
    font-weight: var(--type-weight-strong);
  }

  table {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }

  td {
    height: clamp(1.75rem, 8vw, 2.75rem);
    padding: 0;
    border: 1.5px solid var(--color-plate-line);
    text-align: center;
    font-weight: 700;
    font-size: clamp(0.75rem, 3.4vw, 1.0625rem);
    line-height: 1;
  }

  td:empty {
    background: repeating-linear-gradient(-45deg, transparent 0 5px, var(--color-plate-line) 5px 6px);
    opacity: 0.55;
  }

  mark {
    display: grid;
    place-items: center;
    width: min(1.95em, 92%);
    aspect-ratio: 1;
    margin: auto;
    border-radius: 50%;
    background: var(--color-plate-mark);
    color: var(--color-on-plate-mark);
  }
`;

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
    <Root data-columns={rows[0]?.length ?? 0}>
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
    </Root>
  );
}
