import type { Page } from "@playwright/test";
import { findingsAtWidths } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { PHONE } from "../fixtures/phone.ts";
import { expect, test } from "../fixtures/test.ts";
import { watchLayoutShifts } from "../fixtures/watchLayoutShifts.ts";
import { signIn } from "./signIn.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

/** A class that only the greeting's own code writes. */
const GREETING_CODE = "greeting-facts";

/** Whether any script of the page has the greeting's code. */
const hasCode = (page: Page) =>
  page.evaluate(async (code) => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    const scripts = names.filter((name) => new URL(name).pathname.endsWith(".js"));
    const texts = await Promise.all(scripts.map(async (script) => (await fetch(script)).text()));
    return texts.some((text) => text.includes(code));
  }, GREETING_CODE);

/** The front page as the edge sends it to this browser. */
const sentPage = (page: Page) => page.evaluate(async () => (await fetch("/")).text());

test("the front page greets a player with name, balance, room, messages and games, and moves for none of it (R2.01)", async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, "spiller");
  const shifted = await watchLayoutShifts(page);
  for (const size of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await page.goto("/");
    const greeting = page.getByRole("region", { name: "Hej, Mette" });
    await expect(greeting.getByRole("link", { name: /^Saldo [\d.]+,\d\d kr\.$/ })).toHaveAttribute(
      "href",
      "/konto/hjem",
    );
    await expect(greeting.getByRole("link", { name: /^Kan indbetales nu [\d.]+,\d\d kr\.$/ })).toBeVisible();
    await expect(greeting.getByRole("link", { name: /^Beskeder \d+ ulæst/ })).toBeVisible();
    await expect(greeting.getByRole("list", { name: "Dine spil" }).getByRole("link").first()).toBeVisible();
    expect(await shifted(), `at ${size.width} px`).toBeLessThanOrEqual(0.005);
  }
  expect(await findingsAtWidths(page, [1440, 320])).toEqual([]);
  expect(await hasCode(page)).toBe(true);
  expect(complaints).toEqual([]);
});

test("the front page is the same document for a player and a guest, who load nothing of the greeting", async ({
  page,
}) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(await hasCode(page)).toBe(false);
  const forGuest = await sentPage(page);
  await signIn(page, "spiller");
  expect(await sentPage(page)).toBe(forGuest);
  expect(forGuest).not.toContain("Mette");
});
