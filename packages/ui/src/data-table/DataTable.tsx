import type { ReactNode } from "react";
import { styled } from "styled-components";

const Root = styled.section`
  overflow-x: auto;
  border: var(--shape-line) solid var(--color-border);
  border-radius: var(--shape-panel);
  background: var(--color-surface-raised);

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--type-size-small);
  }

  caption {
    padding: var(--space-3) var(--space-4) 0;
    font-weight: var(--type-weight-strong);
    text-align: start;
  }

  th,
  td {
    padding: 0.7rem var(--space-4);
    border-block-end: 1px solid var(--color-border);
    text-align: start;
    vertical-align: top;
  }

  tbody tr:last-of-type > * {
    border-block-end: 0;
  }

  thead th {
    color: var(--color-text-muted);
    white-space: nowrap;
  }

  tbody th {
    font-weight: var(--type-weight-strong);
    overflow-wrap: anywhere;
  }

  [data-align="end"] {
    text-align: end;
    white-space: nowrap;
  }
`;

export interface TableColumn {
  readonly id: string;
  readonly label: string;
  /** `end` for amounts and counts. */
  readonly align?: "start" | "end";
}

export interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  /** One cell a column, in order; the first names the row. */
  readonly rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[];
}

/** Rows and columns; scrolls inside itself where the screen is narrower. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    // The scroller takes focus so that it can be scrolled by key (WCAG 2.1.1).
    <Root aria-label={caption} tabIndex={0}>
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
                  <td key={column.id} data-align={column.align}>
                    {row.cells[index]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
