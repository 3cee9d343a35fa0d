import type { ReactNode } from "react";

export interface TableColumn {
  readonly id: string;
  readonly label: string;
  /** `end` for amounts and counts. */
  readonly align?: "start" | "end";
}

export interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  /** One cell for each column; the first is the row's heading. */
  /**
   * On a narrow screen: `scroll` sideways, or `stack`, where each row is a block of labelled values and nothing is out of
   * sight. `scroll` unless given.
   */
  readonly narrow?: "scroll" | "stack";
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** A table; on narrow screens it scrolls sideways or stacks its rows. */
export function DataTable({ caption, columns, rows, narrow = "scroll" }: DataTableProps) {
  const isStacked = narrow === "stack";
  return (
    // The scroller takes focus so that it can be scrolled by key (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="data-table" aria-label={caption} data-narrow={narrow} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" data-align={column.align}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row">
                    {row.cells[index]}
                  </th>
                ) : (
                  <td
                    key={column.id}
                    data-align={column.align}
                    {...(isStacked && { "data-label": column.label })}
                  >
                    {row.cells[index]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
