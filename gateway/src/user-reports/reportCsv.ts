import { stringify } from "csv-stringify/sync";
import { Readable } from "node:stream";
import type { Locale } from "@spilhus/contracts";
import type { Page } from "./listedMovements.ts";
import type { ReportTable } from "./reportTable.ts";

/** A Danish spreadsheet reads a comma as the decimal sign. */
const DELIMITER: Readonly<Record<Locale, string>> = { da: ";", en: "," };

type Rows = readonly (readonly string[])[];

async function* written(
  { facts, check, headings, rowsOf, currency }: ReportTable,
  pages: AsyncIterable<Page>,
  locale: Locale,
): AsyncGenerator<string, void> {
  const text = (rows: Rows, bom = false) =>
    stringify([...rows], {
      ...{ bom, delimiter: DELIMITER[locale], record_delimiter: "windows", escape_formulas: true },
    });
  yield text([...facts, ...(check ? [[check.label, check.page]] : []), [currency], [], headings], true);
  for await (const page of pages) yield text(rowsOf(page));
}

/**
 * A statement for a spreadsheet: facts, an empty row, the table. Escapes cells that would be formulas (ASVS 5.0
 * 1.2.10), and begins with a byte order mark for UTF-8. A page of movements is read when the one before was sent.
 */
export const reportCsv = (table: ReportTable, pages: AsyncIterable<Page>, locale: Locale): Readable =>
  Readable.from(written(table, pages, locale), { objectMode: false });
