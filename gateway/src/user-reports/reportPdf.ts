import { once } from "node:events";
import { PassThrough, type Readable } from "node:stream";
import PdfDocument from "pdfkit";
import { LOCALE_TAGS, type Locale } from "@spilhus/contracts";
import type { Page } from "./listedMovements.ts";
import { REPORT_WORDS } from "./reportWords.ts";
import type { ReportTable } from "./reportTable.ts";

const MARGIN = 48;
const INK = "#1a1a1a";
/** Shares of the width. */
const COLUMNS = [0.19, 0.2, 0.22, 0.13, 0.13, 0.13] as const;
/** Amounts stand at the right. */
const FIRST_AMOUNT = 3;

function drawFacts(document: PDFKit.PDFDocument, facts: ReportTable["facts"]): void {
  for (const [label, value] of facts) {
    document.font("Helvetica-Bold").text(`${label}: `, { continued: true }).font("Helvetica").text(value);
  }
}

function drawRows(document: PDFKit.PDFDocument, rows: readonly (readonly string[])[], isHead: boolean): void {
  const width = document.page.width - 2 * MARGIN;
  document.table({
    defaultStyle: { padding: 3, border: [0, 0, 0.5, 0], borderColor: "#999999" },
    columnStyles: COLUMNS.map((share) => ({ width: share * width })),
    data: rows.map((cells) =>
      cells.map((text, column) => ({
        text,
        align: { x: column < FIRST_AMOUNT ? ("left" as const) : ("right" as const), y: "center" as const },
        type: isHead ? ("TH" as const) : ("TD" as const),
        ...(isHead && { font: { src: "Helvetica-Bold", size: 8 } }),
      })),
    ),
  });
}

function drawPageNumber(document: PDFKit.PDFDocument, label: string): void {
  const { height, margins } = document.page;
  const { x, y } = document;
  const { bottom } = margins;
  // In the margin, where text would otherwise start a new page.
  margins.bottom = 0;
  document.text(label, MARGIN, height - MARGIN / 2, { lineBreak: false });
  margins.bottom = bottom;
  document.x = x;
  document.y = y;
}

interface About {
  readonly locale: Locale;
  readonly site: string;
  readonly createdAt: string;
}

async function draw(
  document: PDFKit.PDFDocument,
  sent: PassThrough,
  { title, facts, headings, currency, nothing, rowsOf }: ReportTable,
  pages: AsyncIterable<Page>,
): Promise<void> {
  document.fillColor(INK).font("Helvetica-Bold").fontSize(20).text(title);
  document.moveDown(0.5).fontSize(10);
  drawFacts(document, facts);
  document
    .moveDown()
    .font("Helvetica")
    .text(nothing ?? currency);
  document.moveDown(0.5).fontSize(8);
  drawRows(document, [headings], true);
  for await (const page of pages) {
    if (page.length > 0) drawRows(document, rowsOf(page), false);
    // oxlint-disable-next-line no-await-in-loop -- the next page waits until the reader has taken this one, or has left
    if (sent.writableNeedDrain) await Promise.race([once(sent, "drain"), once(sent, "close")]);
    if (sent.destroyed) return;
  }
  document.end();
}

/**
 * A statement as PDF: A4, in the player's language, tagged for screen readers. Its pages leave as they are full, and a
 * page of movements is read when those before were sent.
 */
export function reportPdf(
  table: ReportTable,
  pages: AsyncIterable<Page>,
  { locale, site, createdAt }: About,
): Readable {
  const document = new PdfDocument({
    size: "A4",
    margin: MARGIN,
    lang: LOCALE_TAGS[locale],
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    autoFirstPage: false,
    info: { Title: table.title, Author: site, CreationDate: new Date(createdAt) },
  });
  let count = 0;
  document.on("pageAdded", () => {
    count += 1;
    drawPageNumber(document, `${REPORT_WORDS[locale].page} ${count}`);
  });
  const sent = document.pipe(new PassThrough());
  document.font("Helvetica").fontSize(8).addPage();
  draw(document, sent, table, pages).catch((error: unknown) =>
    sent.destroy(error instanceof Error ? error : new Error("A statement could not be drawn.")),
  );
  return sent;
}
