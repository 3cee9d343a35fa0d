import { stringify } from "csv-stringify/sync";
import type { Locale } from "@spilhus/contracts";
import type { ReportTable } from "./reportTable.ts";

/** A Danish spreadsheet reads a comma as the decimal sign. */
const DELIMITER: Readonly<Record<Locale, string>> = { da: ";", en: "," };

/**
 * A statement for a spreadsheet: facts, an empty row, the table. No cell is a formula, whatever it begins with (ASVS 5.0
 * 1.2.10), and the mark at the head says that it is UTF-8.
 */
export const reportCsv = ({ facts, headings, rows, currency }: ReportTable, locale: Locale): Buffer =>
  Buffer.from(
    stringify([...facts, [currency], [], headings, ...rows], {
      bom: true,
      delimiter: DELIMITER[locale],
      record_delimiter: "windows",
      escape_formulas: true,
    }),
  );
