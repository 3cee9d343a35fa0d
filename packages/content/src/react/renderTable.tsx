import type { ReactNode } from "react";
import type { RichTextNode } from "../rich-text/richTextNode.ts";
import { given, textOf, type RichTextContext } from "./richTextContext.ts";

/** Browsers' own bound is 1000; no table of a text page has more columns than this. */
const MAX_SPAN = 50;

type RenderNodes = (context: RichTextContext, nodes: readonly RichTextNode[]) => ReactNode;

function isHeadRow(row: RichTextNode): boolean {
  const cells = row.content ?? [];
  return cells.length > 0 && cells.every(({ type }) => type === "tableHeader");
}

function spanOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value > 1 && value <= MAX_SPAN
    ? value
    : undefined;
}

/** A table whose leading rows of header cells become its head. */
export function renderTable(
  context: RichTextContext,
  table: RichTextNode,
  renderNodes: RenderNodes,
): ReactNode {
  const { elements } = context;
  const rows = (table.content ?? []).filter(({ type }) => type === "tableRow");
  const firstBodyRow = rows.findIndex((row) => !isHeadRow(row));
  const headRows = firstBodyRow === -1 ? rows : rows.slice(0, firstBodyRow);
  const bodyRows = firstBodyRow === -1 ? [] : rows.slice(firstBodyRow);

  const renderRows = (some: readonly RichTextNode[], scope: "col" | "row"): ReactNode =>
    some.length === 0
      ? null
      : some.map((row, rowIndex) => (
          <elements.tableRow key={rowIndex}>
            {(row.content ?? []).map(({ type, attrs, content }, index) => {
              const header = type === "tableHeader";
              const attributes = given({
                scope: header ? scope : undefined,
                colSpan: spanOf(attrs?.["colspan"]),
                rowSpan: spanOf(attrs?.["rowspan"]),
                background: textOf(attrs?.["backgroundColor"]),
              });
              return (
                <elements.tableCell key={index} header={header} {...attributes}>
                  {renderNodes(context, content ?? [])}
                </elements.tableCell>
              );
            })}
          </elements.tableRow>
        ));

  return <elements.table head={renderRows(headRows, "col")} body={renderRows(bodyRows, "row")} />;
}
