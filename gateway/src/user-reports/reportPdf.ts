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

/** A table with more rows is not tagged: each of its cells would be several objects that stay until the file's end. */
const MOST_TAGGED_ROWS = 1_000;
const PADDING = { top: 4, right: 3, bottom: 2, left: 3 };
const HEAD_FONT = { src: "Helvetica-Bold", size: 8 };

function drawFacts(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { facts, check }: Pick<ReportTable, "facts" | "check">,
): void {
  const drawFact = (label: string, value: string, options: PDFKit.Mixins.TextOptions = {}) => {
    const line = document.struct("P", {}, () => {
      document.font("Helvetica-Bold").text(`${label}: `, { continued: true });
      document.font("Helvetica").text(value, options);
    });
    root.add(line);
  };
  for (const [label, value] of facts) drawFact(label, value);
  if (check) drawFact(check.label, check.page, { link: check.address, underline: true });
}

const tableOptions = (document: PDFKit.PDFDocument) => ({
  defaultStyle: { padding: PADDING, border: 0 },
  columnStyles: COLUMNS.map((share) => ({ width: share * (document.page.width - 2 * MARGIN) })),
});

const cellsOf = (texts: readonly string[], isHead = false) =>
  texts.map((text, column) => ({
    text,
    align: { x: column < FIRST_AMOUNT ? ("left" as const) : ("right" as const), y: "top" as const },
    type: isHead ? ("TH" as const) : ("TD" as const),
    ...(isHead && { font: HEAD_FONT, scope: "Column" as const }),
  }));

/** The line below the last row; one of a cell's own would be an attribute of each cell. */
function drawLine(document: PDFKit.PDFDocument): void {
  const { width } = document.page;
  document.moveTo(MARGIN, document.y).lineTo(width - MARGIN, document.y);
  document.lineWidth(0.5).strokeColor("#999999").stroke();
}

/** Draws outside the text that a screen reader reads. */
function drawArtifact(document: PDFKit.PDFDocument, drawn: () => void): void {
  const { x, y } = document;
  document.markContent("Artifact", { type: "Layout" });
  drawn();
  document.endMarkedContent();
  document.x = x;
  document.y = y;
}

function drawPageNumber(document: PDFKit.PDFDocument, label: string): void {
  const { height, margins } = document.page;
  const { bottom } = margins;
  // In the margin, where text would otherwise start a new page.
  margins.bottom = 0;
  document.text(label, MARGIN, height - MARGIN / 2, { lineBreak: false });
  margins.bottom = bottom;
}

interface About {
  readonly locale: Locale;
  readonly site: string;
  readonly createdAt: string;
}

/** Draws the headings again at the head of each page from here on, and makes room for them. */
function repeatHeadings(document: PDFKit.PDFDocument, headings: readonly string[], height: number): void {
  // A table takes the place of its first row on a new page from the page before.
  document.page.margins.top = MARGIN + height;
  document.on("pageAdded", () => {
    drawArtifact(document, () => {
      document.table({
        ...tableOptions(document),
        position: { x: MARGIN, y: MARGIN },
        data: [cellsOf(headings, true)],
      });
      drawLine(document);
    });
    document.page.margins.top = MARGIN + height;
  });
}

async function draw(
  document: PDFKit.PDFDocument,
  sent: PassThrough,
  { title, facts, check, headings, currency, nothing, movements, rowsOf }: ReportTable,
  pages: AsyncIterable<Page>,
): Promise<void> {
  const root = document.struct("Document");
  document.addStructure(root);
  const heading = document.struct("H1", {}, () => {
    document.fillColor(INK).font("Helvetica-Bold").fontSize(20).text(title);
  });
  root.add(heading);
  document.moveDown(0.5).fontSize(10);
  drawFacts(document, root, { facts, check });
  const note = document.struct("P", {}, () => {
    document
      .moveDown()
      .font("Helvetica")
      .text(nothing ?? currency);
  });
  root.add(note);
  document.moveDown(0.5).fontSize(8);
  const table = document.table({
    ...tableOptions(document),
    ...(movements <= MOST_TAGGED_ROWS && { structParent: root }),
  });
  const before = document.y;
  const drawRow = (texts: readonly string[], isHead = false) => {
    table.row(cellsOf(texts, isHead));
    drawArtifact(document, () => drawLine(document));
  };
  drawRow(headings, true);
  repeatHeadings(document, headings, document.y - before);
  for await (const page of pages) {
    for (const row of rowsOf(page)) drawRow(row);
    // oxlint-disable-next-line no-await-in-loop -- the next page waits until the reader has taken this one, or has left
    if (sent.writableNeedDrain) await Promise.race([once(sent, "drain"), once(sent, "close")]);
    if (sent.destroyed) return;
  }
  table.end();
  root.end();
  document.end();
}

/**
 * A statement as PDF: A4, in the player's language, tagged for screen readers (its table only up to 1,000 rows), with the
 * table's headings on every page. Its pages leave as they are full, and a page of movements is read when those before
 * were sent.
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
    drawArtifact(document, () => drawPageNumber(document, `${REPORT_WORDS[locale].page} ${count}`));
  });
  const sent = document.pipe(new PassThrough());
  document.font("Helvetica").fontSize(8).addPage();
  draw(document, sent, table, pages).catch((error: unknown) =>
    sent.destroy(error instanceof Error ? error : new Error("A statement could not be drawn.")),
  );
  return sent;
}
