import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, expect, it } from "vitest";
import { createUpstream } from "../upstream/upstream.ts";
import { createSite } from "../sites/site.ts";
import { testBrand } from "../../testing/brands.ts";
import { documentOf } from "../../testing/pageDouble.ts";
import { preparePage } from "./preparePage.ts";

const PAGES = 200;
const PAGE_BYTES = 64 * 1024;

const app = createUpstream("http://127.0.0.1:9", 1_000);
const site = createSite(testBrand("fjord"), app);
afterAll(() => app.close());

/** What strings and objects take, once nothing is left that nobody needs. */
function heapInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  collect();
  return process.memoryUsage().heapUsed;
}

it("stores a document as bytes, and not its text as well", () => {
  const body = () => Buffer.from(documentOf("lys ".repeat(PAGE_BYTES / 4)));
  const prepare = () =>
    preparePage(
      { status: 200, headers: { "content-type": "text/html" }, body: body() },
      {
        ...{ site, representation: "html", policyClass: "public", status: 200, storable: true },
        ...{ appPath: "/faq", editorOrigin: undefined, development: false, log: () => {} },
      },
    );
  prepare();
  const before = heapInUse();
  const kept = Array.from({ length: PAGES }, prepare);
  const grown = heapInUse() - before;
  expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeGreaterThan(PAGES * PAGE_BYTES);
  expect(grown).toBeLessThan((PAGES * PAGE_BYTES) / 4);
});
