import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./src/browser/chromiumPath.ts";
import { BRANDS, siteUrl } from "./src/stack/sites.ts";
import { othersTurns } from "./src/stack/turns.ts";

const executablePath = chromiumPath();
/** Journeys of what only one brand has carry `@only-<brand>`: the others do not list them, so that none is skipped. */
function othersOnly(brand: string): RegExp | [] {
  const others = BRANDS.filter((other) => other !== brand);
  return others.length === 0 ? [] : new RegExp(`@only-(?:${others.join("|")})\\b`);
}

/** One project a brand, each against its own address. Journeys that are the same for every brand run for one of them. */
export default defineConfig({
  testDir: "src",
  testMatch: "**/*.spec.ts",
  outputDir: ".results",
  globalSetup: "./src/stack/globalSetup.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A shared machine may stall for seconds; what needed another try is reported as flaky.
  retries: process.env["CI"] ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: ".reports/e2e.json" }]],
  use: {
    headless: true,
    // Recording every journey costs a fifth of its time: only another try is recorded, or any with `--trace on`.
    trace: "on-first-retry",
    locale: "da-DK",
    // A headless browser's own name is a crawler's, and crawlers are drawn no errors (R2.55).
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36",
    timezoneId: "Europe/Copenhagen",
    // What moves has no settled colour for axe, and drawn without a graphics processor it takes a whole core.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    // The rules of the door with nginx in front, as in production; each worker starts its own. First, because these tests
    // wait for slow clients, and other journeys can run meanwhile.
    ...BRANDS.map((brand) => ({
      name: `${brand} behind nginx`,
      use: { baseURL: siteUrl(brand), ignoreHTTPSErrors: true },
      metadata: { brand, door: "nginx" },
      testMatch: "security/**/*.spec.ts",
      testIgnore: ["security/build.spec.ts", ...othersTurns(brand)],
    })),
    ...BRANDS.map((brand) => ({
      name: brand,
      use: { baseURL: siteUrl(brand) },
      metadata: { brand },
      grepInvert: othersOnly(brand),
      // The generated brand has its own stack in a copy of the repository: playwright.generated.config.ts.
      testIgnore: ["generated-brand/**", "publishing/**", ...othersTurns(brand)],
    })),
    // A publish is timed, and pages share the content service's five calls a second: alone, after everything else.
    ...BRANDS.map((brand) => ({
      name: `${brand} publishing`,
      use: { baseURL: siteUrl(brand) },
      metadata: { brand },
      testMatch: "publishing/**/*.spec.ts",
      testIgnore: othersTurns(brand),
      dependencies: [...BRANDS],
    })),
  ],
});
