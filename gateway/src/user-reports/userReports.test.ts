import { CREATE_USER_REPORT, UserReportSchema } from "@spilhus/contracts/player-account";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { audit } from "../audit/tables.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { browserOf, codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

const PATH = CREATE_USER_REPORT.path;
const make = (client: SiteClient, brand = "fjord") => client.call("POST", PATH, { body: { brand } });
async function made(client: SiteClient): Promise<string> {
  const { reportId } = (await (await make(client)).json()) as { reportId: string };
  return `${PATH}/${reportId}`;
}
const fileOf = (path: string, format: string, locale = "da") =>
  `${path}/file?format=${format}&locale=${locale}`;

describe("a player's statement of account (R2.51)", () => {
  it("is of the last 90 days, and stays as it was when it was made (R7.09)", async () => {
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

  it("is written down for good, by its number alone (asvs:16.2.1)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const path = await made(client);
    const rows = await gateway.database.db
      .select({ details: audit.details })
      .from(audit)
      .where(and(eq(audit.playerId, id), eq(audit.event, "user-report-made")));
    expect(rows).toEqual([{ details: { report: path.split("/").at(-1) } }]);
  });

  it("of another player looks like one that does not exist, in every form (asvs:8.2.2, asvs:8.2.1)", async () => {
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

  it("is a file to keep, as CSV and as PDF, which no browser takes for a page (asvs:3.2.1, asvs:14.3.2)", async () => {
    const { client } = await signedInPlayer(gateway);
    const path = await made(client);
    // A link is followed: without the marker of calls.
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

  it("is asked for on the brand's own site", async () => {
    const { client } = await signedInPlayer(gateway);
    expect(await codeOf(await make(client, "nobody"))).toBe("404 unknown-brand");
  });

  it("goes when it is as old as what it tells of", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const path = await made(client);
    await moveClock(gateway.database.db, "91 days");
    const later = await browserOf(gateway, id);
    expect((await later.call("GET", path)).status).toBe(200);
    await made(later);
    expect(await codeOf(await later.call("GET", path))).toBe("404 not-found");
  });
});
