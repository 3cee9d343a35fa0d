import {
  CREATE_USER_REPORT,
  UserReportSchema,
  VERIFY_RECEIPT,
  VerifiedReceiptSchema,
  type UserReport,
} from "@spilhus/contracts/player-account";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addManyMovements } from "../../testing/manyMovements.ts";
import { bookMoney } from "../../testing/bookMoney.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { audit } from "../audit/tables.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { browserOf, codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(async () => {
  await requireWholeLedger(gateway.database.db);
  await gateway[Symbol.asyncDispose]();
});

const PATH = CREATE_USER_REPORT.path;
const make = (client: SiteClient, brand = "fjord") => client.call("POST", PATH, { body: { brand } });
async function made(client: SiteClient): Promise<string> {
  const { reportId } = (await (await make(client)).json()) as { reportId: string };
  return `${PATH}/${reportId}`;
}
const fileOf = (path: string, format: string, locale = "da") =>
  `${path}/file?format=${format}&locale=${locale}`;

describe("a player's statement of account (R2.51)", () => {
  it("covers the last 90 days, and never changes (R7.09)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const path = await made(client);
    const read = async () => UserReportSchema.parse(await (await client.call("GET", path)).json());
    const report = await read();
    expect(Date.parse(report.to) - Date.parse(report.from)).toBe(90 * 86_400_000);
    expect(report.to).toBe(report.createdAt);
    expect(report.customerNumber).toMatch(/^\d{8,}$/);
    expect(report.sessions.count).toBe(1);
    expect(report.totals.depositsOre).toBe(0);
    await browserOf(gateway, id);
    expect(await read()).toEqual(report);
    expect(
      UserReportSchema.parse(await (await client.call("GET", await made(client))).json()).sessions.count,
    ).toBe(2);
  });

  it("is in the audit, by its id only (asvs:16.2.1)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const path = await made(client);
    const rows = await gateway.database.db
      .select({ details: audit.details })
      .from(audit)
      .where(and(eq(audit.playerId, id), eq(audit.event, "user-report-made")));
    expect(rows).toEqual([{ details: { report: path.split("/").at(-1) } }]);
  });

  it("of another player is treated as missing, in every format (asvs:8.2.2, asvs:8.2.1)", async () => {
    const { client } = await signedInPlayer(gateway);
    const { client: other } = await signedInPlayer(gateway);
    const path = await made(client);
    const missing = `${PATH}/0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a01`;
    const answers = (one: string) =>
      Promise.all(
        [one, fileOf(one, "csv"), fileOf(one, "pdf")].map(async (address) => {
          const answer = await other.call("GET", address);
          return [
            answer.status,
            ((await answer.json()) as { error: { code: string; message: string } }).error,
          ];
        }),
      );
    const [ofOther, ofNobody] = [await answers(path), await answers(missing)];
    const shown = (list: typeof ofOther) =>
      list.map(([status, error]) => [status, { ...(error as object), requestId: "" }]);
    expect(shown(ofOther)).toEqual(shown(ofNobody));
    expect(ofOther.map(([status]) => status)).toEqual([404, 404, 404]);
    expect(await codeOf(await other.call("GET", `${PATH}/..%2F..%2Finfo`))).toBe("404 not-found");
    expect(await codeOf(await siteClient(gateway.origin).call("GET", path))).toBe("401 not-signed-in");
  });

  it("is a download as CSV and PDF, which browsers do not open as a page (asvs:3.2.1, asvs:14.3.2)", async () => {
    const { client } = await signedInPlayer(gateway);
    const path = await made(client);
    // As a link would: without the header of calls.
    const follow = (format: string, locale?: string) =>
      client.call("GET", fileOf(path, format, locale), { headers: { "x-requested-with": undefined } });
    const csv = await follow("csv");
    expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(csv.headers.get("content-disposition")).toMatch(
      /^attachment; filename="kontoudskrift-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect([csv.headers.get("x-content-type-options"), csv.headers.get("cache-control")]).toEqual([
      "nosniff",
      "no-store",
    ]);
    expect(await csv.text()).toContain("Kundenummer;");
    const pdf = await follow("pdf", "en");
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(pdf.headers.get("content-disposition")).toContain('filename="statement-');
    expect((await pdf.text()).slice(0, 5)).toBe("%PDF-");
    expect(await codeOf(await client.call("GET", fileOf(path, "exe")))).toBe("400 invalid-request");
  });

  it("is only available on the brand's own site", async () => {
    const { client } = await signedInPlayer(gateway);
    expect(await codeOf(await make(client, "nobody"))).toBe("404 unknown-brand");
  });

  it("is deleted when it is as old as its period", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const path = await made(client);
    await moveClock(gateway.database.db, "91 days");
    const later = await browserOf(gateway, id);
    expect((await later.call("GET", path)).status).toBe(200);
    await made(later);
    expect(await codeOf(await later.call("GET", path))).toBe("404 not-found");
    await moveClock(gateway.database.db, "-91 days");
  });

  it("takes off what came back on a later day, and tells no loss beside wins that are larger (R2.51)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const { db } = gateway.database;
    const book = (
      kind: Parameters<typeof bookMoney>[2],
      [from, to]: readonly [
        Parameters<typeof bookMoney>[3][number]["from"],
        Parameters<typeof bookMoney>[3][number]["to"],
      ],
      ...[amountOre, days]: readonly [number, number]
    ) =>
      bookMoney(db, id, kind, [{ from, to, amountOre }], {
        eventAt: new Date(Date.now() - days * 86_400_000),
      });
    await book("deposit", ["card", "cash"], 10_000, 10);
    await book("withdrawal-request", ["cash", "reserved"], 4_000, 9);
    await book("withdrawal-returned", ["reserved", "cash"], 4_000, 8);
    await book("stake", ["cash", "house"], 3_000, 7);
    await book("rollback", ["house", "cash"], 1_000, 6);
    await book("win", ["house", "cash"], 5_000, 5);
    const { totals, days } = await reportAt(client, await made(client));
    expect(totals).toEqual({
      ...{ stakesOre: 2_000, winsOre: 5_000, lossesOre: 0, depositsOre: 10_000, withdrawalsOre: 0 },
    });
    expect(days.map(({ withdrawalsOre, stakesOre }) => [withdrawalsOre, stakesOre])).toEqual([
      ...[
        [0, 0],
        [4_000, 0],
        [0, 0],
        [0, 3_000],
        [0, 0],
        [0, 0],
      ],
    ]);
  });

  it("has real figures by day, and each movement in its file (R2.51)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const { db } = gateway.database;
    const daysAgo = (days: number) => ({ eventAt: new Date(Date.now() - days * 86_400_000) });
    const book = (kind: Parameters<typeof bookMoney>[2], amountOre: number, days: number) =>
      bookMoney(
        db,
        id,
        kind,
        [
          kind === "stake"
            ? { from: "cash", to: "house", amountOre }
            : { from: kind === "deposit" ? "card" : "house", to: "cash", amountOre },
        ],
        daysAgo(days),
      );
    await book("deposit", 9_000, 95);
    await book("deposit", 10_000, 10);
    await book("stake", 4_000, 10);
    await book("stake", 1_000, 10);
    await book("rollback", 1_000, 10);
    await book("win", 500, 10);
    await book("stake", 200, 5);
    await book("win", 900, 5);
    const path = await made(client);
    const report = await reportAt(client, path);
    expect(report.totals).toEqual({
      ...{ stakesOre: 4_200, winsOre: 1_400, lossesOre: 2_800, depositsOre: 10_000, withdrawalsOre: 0 },
    });
    expect(report.days.map(({ lossesOre, balanceOre }) => [lossesOre, balanceOre])).toEqual([
      [3_500, 15_500],
      [0, 16_200],
    ]);
    expect(report.movements).toBe(7);
    await book("stake", 100, 0);
    expect(await reportAt(client, path)).toEqual(report);
    const csv = await (await client.call("GET", fileOf(path, "csv"))).text();
    expect(csv).toContain("Tab;28,00");
    const rows = csv.split("\r\n").filter((line) => /^\d\d\/\d\d\/\d{4} \d\d:\d\d;/.test(line));
    expect(rows.map((row) => row.split(";").slice(1))).toEqual([
      ["Gevinst", "", "9,00", "", "162,00"],
      ["Indsats", "", "", "2,00", "153,00"],
      ["Gevinst", "", "5,00", "", "155,00"],
      ["Indsats tilbageført", "", "10,00", "", "150,00"],
      ["Indsats", "", "", "10,00", "140,00"],
      ["Indsats", "", "", "40,00", "150,00"],
      ["Indbetaling", "", "100,00", "", "190,00"],
    ]);
  });

  it("lists hundreds of movements, page after page", async () => {
    const { client, id } = await signedInPlayer(gateway);
    await addManyMovements(gateway.database.db, id, 230);
    const path = await made(client);
    const csv = await (await client.call("GET", fileOf(path, "csv", "en"))).text();
    expect(csv.match(/,Win,/g)).toHaveLength(230);
    const pdf = await client.call("GET", fileOf(path, "pdf"));
    expect((await pdf.text()).trimEnd().endsWith("%%EOF")).toBe(true);
  });

  describe("as a receipt", () => {
    const verified = async (reportId: string, head: string, brand = "fjord") => {
      const address = `${VERIFY_RECEIPT.path.replace("{reportId}", reportId)}?head=${head}`;
      const answer = await siteClient(gateway.origin, brand).call("GET", address);
      return VerifiedReceiptSchema.parse(await answer.json());
    };
    const receipt = async () => {
      const { client, id } = await signedInPlayer(gateway);
      await addManyMovements(gateway.database.db, id, 5);
      const { reportId, head, ...report } = await reportAt(client, await made(client));
      return { id, reportId, head: head ?? "", report };
    };

    it("is verified by anybody who holds it, also after later movements, and tells no amount (R2.51)", async () => {
      const { id, reportId, head, report } = await receipt();
      const { createdAt, from, to } = report;
      const expected = { isGenuine: true, covers: { createdAt, from, to, movements: 5 } };
      expect(await verified(reportId, head)).toEqual(expected);
      await addManyMovements(gateway.database.db, id, 3);
      expect(await verified(reportId, head)).toEqual(expected);
    });

    it("is not genuine with another head or another id, and tells nothing then", async () => {
      const { reportId, head } = await receipt();
      const other = await receipt();
      const unknown = { isGenuine: false, covers: null };
      expect(await verified(reportId, "0".repeat(64))).toEqual(unknown);
      expect(await verified(other.reportId, head)).toEqual(unknown);
      expect(await verified("0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a01", head)).toEqual(unknown);
      expect(await verified("..%2Finfo", head)).toEqual(unknown);
    });

    it("is not genuine once the ledger under it was changed", async () => {
      await using own = await testGateway({ breaksLedger: true });
      const { client, id } = await signedInPlayer(own);
      await addManyMovements(own.database.db, id, 5);
      const path = await made(client);
      const { reportId, head } = await reportAt(client, path);
      await own.database.db.execute(sql`
        alter table ledger_movements disable trigger user;
        update ledger_movements set reference = 'another' where number = 2
      `);
      const address = `${VERIFY_RECEIPT.path.replace("{reportId}", reportId)}?head=${head}`;
      const answer = await client.call("GET", address);
      expect(await answer.json()).toMatchObject({ isGenuine: false, covers: { movements: 5 } });
    });
  });
});

async function reportAt(client: SiteClient, path: string): Promise<UserReport> {
  return UserReportSchema.parse(await (await client.call("GET", path)).json());
}
