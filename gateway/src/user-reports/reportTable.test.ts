import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { inflateSync } from "node:zlib";
import type { Locale } from "@spilhus/contracts";
import type { UserReport } from "@spilhus/contracts/player-account";
import { describe, expect, it } from "vitest";
import type { Page } from "./listedMovements.ts";
import { reportCsv } from "./reportCsv.ts";
import { reportPdf } from "./reportPdf.ts";
import { reportTable, type ReportTable } from "./reportTable.ts";

const HEAD = "ab".repeat(32);
const totals = {
  stakesOre: 123_450,
  winsOre: 5,
  lossesOre: 123_445,
  depositsOre: 100_000,
  withdrawalsOre: 0,
};
const REPORT: UserReport = {
  reportId: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a01",
  createdAt: "2026-11-22T11:00:00.000Z",
  from: "2026-08-24T11:00:00.000Z",
  to: "2026-11-22T11:00:00.000Z",
  customerNumber: "10000001",
  totals,
  days: [{ date: "2026-11-20", balanceOre: 42, ...totals }],
  movements: 2,
  head: HEAD,
  sessions: { count: 12, seconds: 3_725 },
};
const place = (locale: Locale, site = "Fjord") => ({
  ...{ site, zone: "Europe/Copenhagen", locale },
  ...{ origin: "https://fjord.dk", isGrouped: false },
});
const movement = (number: number, kind: "stake" | "deposit", amountOre: number): Page[number] => ({
  ...{ number, kind, movement: kind, amountOre, movedOre: Math.abs(amountOre) },
  ...{ at: "2026-11-20T20:15:30.000Z", cashAfterOre: 40, bonusAfterOre: 2, brand: "fjord" },
  ...(kind === "stake" ? { game: "guldrush", gameName: "Guldrush" } : { game: null, gameName: null }),
  paymentId: null,
  roundId: null,
  receiptId: "5b1c8a0e-7d5c-4b0e-9a52-0d8f1f1c2a3b",
});

/** How many pages of movements were read. */
let read = 0;
async function* pagesOf(pages: readonly Page[]) {
  for (const page of pages) {
    read += 1;
    // As the database does, which answers in a later turn.
    // oxlint-disable-next-line no-await-in-loop -- one page after another
    await setImmediate();
    yield page;
  }
}
const ABOUT = { locale: "da", site: "Fjord", createdAt: REPORT.createdAt } as const;
/** The file of a statement, each of its bytes a character. */
const pdfOf = async (table: ReportTable, pages: readonly Page[]) =>
  (await buffer(reportPdf(table, pagesOf(pages), ABOUT))).toString("latin1");
/** What stands on each page of a PDF: its standard fonts show text as bytes in hexadecimal. */
const pageTexts = (pdf: string) =>
  [...pdf.matchAll(/\/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)].map(([, deflated = ""]) => {
    const drawn = inflateSync(Buffer.from(deflated, "latin1")).toString("latin1");
    return [...drawn.matchAll(/\[(.*?)\] TJ/g)]
      .map(([, parts = ""]) =>
        [...parts.matchAll(/<(\w+)>/g)]
          .map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1"))
          .join(""),
      )
      .join("\n");
  });
const PAGES = [[movement(2, "stake", -123_450)], [movement(1, "deposit", 100_000)]];
async function csvOf(locale: Locale, site?: string): Promise<string> {
  const file = reportCsv(reportTable(REPORT, place(locale, site)), pagesOf(PAGES), locale);
  return (await buffer(file)).toString("utf8");
}

describe("a statement's file", () => {
  it("lists each movement to the minute, in a Danish spreadsheet's signs and the brand's zone (R2.51)", async () => {
    expect((await csvOf("da")).split("\r\n")).toEqual([
      "\uFEFFSpilsted;Fjord",
      "Kundenummer;10000001",
      "Periode;24/08/2026 13:00:00 – 22/11/2026 12:00:00",
      "Lavet;22/11/2026 12:00:00",
      "Antal besøg;12",
      "Tid logget ind (timer:minutter);1:02",
      "Indsatser;1234,50",
      "Gevinster;0,05",
      "Tab;1234,45",
      "Indbetalinger;1000,00",
      "Udbetalinger;0,00",
      "Antal bevægelser;2",
      "Kvitteringsnummer;0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a01",
      `Kontrolkode;${HEAD}`,
      "Kontrollér udskriften på;https://fjord.dk/kvittering",
      "Beløb i kr.",
      "",
      "Tidspunkt;Bevægelse;Spil;Ind;Ud;Saldo",
      "20/11/2026 21:15;Indsats;Guldrush;;1234,50;0,42",
      "20/11/2026 21:15;Indbetaling;;1000,00;;0,42",
      "",
    ]);
  });

  it("is in English on request", async () => {
    expect(await csvOf("en")).toContain("20/11/2026 21:15,Stake,Guldrush,,1234.50,0.42");
  });

  it.each(["=1+1", "+45", "-2", "@SUM(A1)", "\t=1", "\r=1"])(
    "contains no formula if a cell begins with %j (asvs:1.2.10)",
    async (site) => {
      const [, cell = ""] = /^\uFEFFSpilsted;("?[^;]*?)\r\nKundenummer/.exec(await csvOf("da", site)) ?? [];
      expect(cell).toMatch(/^"?'/);
    },
  );

  it("quotes a separator inside a cell", async () => {
    expect(await csvOf("da", 'Nord;"lys"')).toContain('Spilsted;"Nord;""lys"""');
  });

  it("says so if there are no movements", () => {
    const table = reportTable({ ...REPORT, movements: 0 }, place("da"));
    expect(table.nothing).toBe("Der er ingen bevægelser i perioden.");
  });

  it("is a PDF of the player's language, tagged and titled, over as many pages as it needs", async () => {
    const pages = Array.from({ length: 6 }, () =>
      Array.from({ length: 50 }, () => movement(1, "deposit", 100)),
    );
    const text = await pdfOf(reportTable(REPORT, place("da")), pages);
    expect(text.startsWith("%PDF-1.7")).toBe(true);
    expect(text.trimEnd().endsWith("%%EOF")).toBe(true);
    expect(text).toContain("/Lang (da-DK)");
    expect(text).toContain("/Marked true");
    expect(text).toMatch(/\/Title \S/);
    expect(text).toContain("/DisplayDocTitle true");
    const count = text.match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThan(15);
  });

  it("is a PDF with its headings on every page, and amounts that a person can read", async () => {
    const rows = Array.from({ length: 120 }, () => movement(1, "deposit", 12_345_678));
    const table = reportTable({ ...REPORT, movements: 120 }, { ...place("da"), isGrouped: true });
    const pages = pageTexts(await pdfOf(table, [rows]));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, text] of pages.entries()) {
      expect(text).toContain("Tidspunkt");
      expect(text).toContain("Saldo");
      expect(text).toContain("123.456,78");
      expect(text).toContain(`Side ${index + 1}`);
    }
  });

  it("is a PDF that leads to the page that checks it with the receipt filled in, and whose code can be typed", async () => {
    const pdf = await pdfOf(reportTable(REPORT, { ...place("da"), isGrouped: true }), PAGES);
    expect(pdf).toContain(`/URI (https://fjord.dk/kvittering#nr=${REPORT.reportId}&kode=${HEAD})`);
    expect(pageTexts(pdf)[0]).toContain(Array.from({ length: 8 }, () => "abababab").join(" "));
    expect(await csvOf("da")).toContain(HEAD);
  });

  it("is a PDF whose rows and headings a screen reader knows as such, unless there are too many", async () => {
    const tagged = await pdfOf(reportTable(REPORT, place("da")), PAGES);
    const count = (text: string, type: string) => text.split(`/S /${type}\n`).length - 1;
    expect([count(tagged, "H1"), count(tagged, "TR"), count(tagged, "TH")]).toEqual([1, 3, 6]);
    const long = await pdfOf(reportTable({ ...REPORT, movements: 1_001 }, place("da")), PAGES);
    expect([count(long, "H1"), count(long, "TR")]).toEqual([1, 0]);
  });

  it.each(["csv", "pdf"])("as %s reads no more movements than its reader has taken", async (format) => {
    const pages = Array.from({ length: 400 }, () =>
      Array.from({ length: 50 }, () => movement(1, "deposit", 100)),
    );
    read = 0;
    const table = reportTable(REPORT, place("da"));
    const file =
      format === "csv" ? reportCsv(table, pagesOf(pages), "da") : reportPdf(table, pagesOf(pages), ABOUT);
    for await (const part of file) if (String(part).length > 0) break;
    expect(read).toBeLessThan(100);
  });
});
