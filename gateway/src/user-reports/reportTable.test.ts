import type { Locale } from "@spilhus/contracts";
import type { UserReport } from "@spilhus/contracts/player-account";
import { describe, expect, it } from "vitest";
import { reportCsv } from "./reportCsv.ts";
import { reportPdf } from "./reportPdf.ts";
import { reportTable } from "./reportTable.ts";

const sums = { stakesOre: 123_450, winsOre: 5, lossesOre: 0, depositsOre: 100_000, withdrawalsOre: 0 };
const REPORT: UserReport = {
  reportId: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a01",
  createdAt: "2026-11-22T11:00:00.000Z",
  from: "2026-08-24T11:00:00.000Z",
  to: "2026-11-22T11:00:00.000Z",
  customerNumber: "10000001",
  totals: sums,
  days: [{ date: "2026-11-20", balanceOre: 42, ...sums }],
  sessions: { count: 12, seconds: 3_725 },
};
const place = (locale: Locale, site = "Fjord") => ({ site, zone: "Europe/Copenhagen", locale });

describe("a statement's file", () => {
  it("is for a Danish spreadsheet in its own signs, with times of the brand's zone (R2.51)", () => {
    const text = reportCsv(reportTable(REPORT, place("da")), "da").toString("utf8");
    expect(text.split("\r\n")).toEqual([
      "\uFEFFSpilsted;Fjord",
      "Kundenummer;10000001",
      "Periode;24/08/2026 13:00:00 – 22/11/2026 12:00:00",
      "Lavet;22/11/2026 12:00:00",
      "Antal besøg;12",
      "Tid logget ind (timer:minutter);1:02",
      "Beløb i kr.",
      "",
      "Dato;Indsatser;Gevinster;Tab;Indbetalinger;Udbetalinger;Saldo",
      "20/11/2026;1234,50;0,05;0,00;1000,00;0,00;0,42",
      "I alt;1234,50;0,05;0,00;1000,00;0,00;",
      "",
    ]);
  });

  it("is in English for who reads English", () => {
    const text = reportCsv(reportTable(REPORT, place("en")), "en").toString("utf8");
    expect(text).toContain("20/11/2026,1234.50,0.05,0.00,1000.00,0.00,0.42");
  });

  it.each(["=1+1", "+45", "-2", "@SUM(A1)", "\t=1", "\r=1"])(
    "holds no formula, whatever a cell begins with: %j (asvs:1.2.10)",
    (site) => {
      const text = reportCsv(reportTable(REPORT, place("da", site)), "da").toString("utf8");
      const [, cell = ""] = /^\uFEFFSpilsted;("?[^;]*?)\r\nKundenummer/.exec(text) ?? [];
      expect(cell).toMatch(/^"?'/);
    },
  );

  it("keeps a sign that would end a cell inside it", () => {
    const text = reportCsv(reportTable(REPORT, place("da", 'Nord;"lys"')), "da").toString("utf8");
    expect(text).toContain('Spilsted;"Nord;""lys"""');
  });

  it("says that nothing was moved where nothing was", () => {
    const table = reportTable({ ...REPORT, days: [] }, place("da"));
    expect(table.nothing).toBe("Der er ingen bevægelser i perioden.");
    expect(table.rows).toHaveLength(1);
  });

  it("is a PDF of the player's language, tagged and titled, over as many pages as it needs", async () => {
    const days = Array.from({ length: 90 }, (_, place) => ({
      date: `2026-10-${String((place % 30) + 1).padStart(2, "0")}`,
      balanceOre: place,
      ...sums,
    }));
    const table = reportTable({ ...REPORT, days }, place("da"));
    const { createdAt } = REPORT;
    const file = await reportPdf(table, { locale: "da", site: "Fjord", createdAt });
    const text = file.toString("latin1");
    expect(text.startsWith("%PDF-1.7")).toBe(true);
    expect(text.trimEnd().endsWith("%%EOF")).toBe(true);
    expect(text).toContain("/Lang (da-DK)");
    expect(text).toContain("/Marked true");
    expect(text).toMatch(/\/Title \S/);
    expect(text).toContain("/DisplayDocTitle true");
    const pages = text.match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(1);
    expect(pages).toBeLessThan(6);
  });
});
