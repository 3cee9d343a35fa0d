import { manualClock } from "@spilhus/lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";

describe("security.txt", () => {
  let test: TestEdge;
  beforeAll(async () => {
    test = await startTestEdge({ clock: manualClock("2026-11-21T12:00:00Z") });
  });
  afterAll(() => test.stop());

  it("names each brand's own contact and address, and expires within a year (RFC 9116)", async () => {
    const own = await test.get("/.well-known/security.txt", { host: "www.fjord.dk" });
    expect(own.status).toBe(200);
    expect(own.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(own.text.split("\n")).toEqual([
      "Contact: https://fjord.dk/kundeservice",
      "Expires: 2027-05-20T00:00:00.000Z",
      "Preferred-Languages: da, en",
      "Canonical: https://fjord.dk/.well-known/security.txt",
      "",
    ]);
    const other = await test.get("/.well-known/security.txt", { host: "eng.dk" });
    expect(other.text).toContain("Contact: https://eng.dk/kundeservice");
  });

  it("is the only file in its folder", async () => {
    expect((await test.get("/.well-known/other")).status).toBe(404);
  });
});
