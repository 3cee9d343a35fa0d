import type { Page } from "@playwright/test";
import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { signIn } from "./signIn.ts";

/** A string that only the date library's source contains. */
const DATES = "$isDayjsObject";
const PURPOSES = Object.values(PLAYER_COOKIES).flatMap(({ purpose }) => [purpose.da, purpose.en]);

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

/** Sources of all scripts that a new document loads until the network is idle. */
async function loadedScripts(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.getByRole("timer")).toBeVisible();
  return page.evaluate(() => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    const scripts = new Set(names.filter((name) => new URL(name).pathname.endsWith(".js")));
    return Promise.all([...scripts].map(async (script) => (await fetch(script)).text()));
  });
}

test("a player's page loads the date library at most once, and not at all where it shows no date", async ({
  page,
}) => {
  await signIn(page, "spiller");
  for (const [path, most] of [
    ["/konto/hjem", 0],
    ["/konto/gemte-spil", 0],
    ["/kundeservice", 0],
  ] as const) {
    const scripts = await loadedScripts(page, path);
    expect(scripts.length).toBeGreaterThan(5);
    const copies = scripts.filter((script) => script.includes(DATES)).length;
    expect(copies, path).toBeLessThanOrEqual(most);
  }
});

test("a player's page loads none of the cookie banner's code", async ({ page }) => {
  await signIn(page, "spiller");
  for (const path of ["/konto/hjem", "/kundeservice"]) {
    const scripts = await loadedScripts(page, path);
    expect(PURPOSES.filter((purpose) => scripts.some((script) => script.includes(purpose)))).toEqual([]);
  }
});
