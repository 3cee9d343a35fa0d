import PdfDocument from "pdfkit";
import { LOCALE_TAGS, type Locale } from "@spilhus/contracts";
import { REPORT_WORDS } from "./reportWords.ts";
import type { ReportTable } from "./reportTable.ts";

const MARGIN = 48;
const INK = "#1a1a1a";

async function written(document: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(Buffer.from(part as Uint8Array)); // A stream of bytes, untyped.
  return Buffer.concat(parts);
}

function drawFacts(document: PDFKit.PDFDocument, facts: ReportTable["facts"]): void {
  for (const [label, value] of facts) {
    document.font("Helvetica-Bold").text(`${label}: `, { continued: true }).font("Helvetica").text(value);
  }
}

/** A statement to keep or print: A4, in the player's language, tagged so that a screen reader can read it. */
export async function reportPdf(
  table: ReportTable,
  { locale, site, createdAt }: { readonly locale: Locale; readonly site: string; readonly createdAt: string },
): Promise<Buffer> {
  const { title, facts, headings, rows, currency, nothing } = table;
  const document = new PdfDocument({
    size: "A4",
    margin: MARGIN,
    lang: LOCALE_TAGS[locale],
    tagged: true,
    displayTitle: true,
    pdfVersion: "1.7",
    bufferPages: true,
    info: { Title: title, Author: site, CreationDate: new Date(createdAt) },
  });
  const bytes = written(document);
  document.fillColor(INK).font("Helvetica-Bold").fontSize(20).text(title);
  document.moveDown(0.5).fontSize(10);
  drawFacts(document, facts);
  document
    .moveDown()
    .font("Helvetica")
    .text(nothing ?? currency);
  document.moveDown(0.5).fontSize(9);
  document.table({
    defaultStyle: { padding: 4, border: [0, 0, 0.5, 0], borderColor: "#999999" },
    data: [headings, ...rows].map((cells, row, all) =>
      cells.map((text, column) => ({
        text,
        align: { x: column === 0 ? ("left" as const) : ("right" as const), y: "center" as const },
        type: row === 0 ? ("TH" as const) : ("TD" as const),
        ...((row === 0 || row === all.length - 1) && { font: { src: "Helvetica-Bold", size: 9 } }),
      })),
    ),
  });
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    const label = `${REPORT_WORDS[locale].page} ${page + 1}/${count}`;
    const { height, margins } = document.page;
    // In the margin, where text would begin a page of its own.
    margins.bottom = 0;
    document
      .font("Helvetica")
      .fontSize(8)
      .text(label, MARGIN, height - MARGIN / 2, { lineBreak: false });
  }
  document.end();
  return bytes;
}
