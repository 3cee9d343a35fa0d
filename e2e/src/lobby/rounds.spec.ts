import type { Locator } from "@playwright/test";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";

/** The one round that the front page shows. */
const TICKET = '[data-rounds="first"] > [data-begins]:visible';
const beginOf = async (round: Locator) => Date.parse((await round.getAttribute("data-begins")) ?? "");

// Only a hero with a schedule has a countdown.
test(
  "the countdown to a round uses the server's time, not the device's clock (R2.04)",
  {
    tag: "@only-solbanko",
  },
  async ({ page, context, request, brand }) => {
    await answerCookies(context, brand);
    await page.clock.install({ time: new Date(Date.now() - 7 * 3_600_000) });
    await page.goto("/");
    const ticket = page.locator(TICKET);
    const counter = ticket.locator("[data-countdown]");
    await expect(counter).not.toBeEmpty();
    const startsAt = await beginOf(ticket);
    const serverNow = Date.parse((await request.head("/builds/latest.json")).headers()["date"] ?? "");
    const left = (startsAt - serverNow) / 1_000;
    const shown = (await counter.textContent()) ?? "";
    if (left <= 2) {
      expect(shown).not.toMatch(/\d\d:\d\d/);
    } else {
      const seconds = shown.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
      expect(Math.abs(seconds - left)).toBeLessThan(5);
    }
  },
);

test("a round that begins says so, leaves the page after a minute, and the next one takes its place @only-solbanko", async ({
  page,
  context,
  brand,
}) => {
  await answerCookies(context, brand);
  await page.clock.install({ time: new Date() });
  await page.goto("/");
  const ticket = page.locator(TICKET);
  await expect(ticket.locator("[data-countdown]")).not.toBeEmpty();
  const begin = await beginOf(ticket);
  const inStrip = page
    .locator(`.times-strip [data-begins="${await ticket.getAttribute("data-begins")}"]`)
    .first();
  await expect(inStrip).toBeVisible();
  // The page shows a round for a minute after its beginning, so this one may have begun already.
  await page.clock.fastForward(Math.max(0, begin - Date.now() + 2_000));
  await expect(ticket.locator("[data-countdown]")).toHaveText("Opråb i gang");
  await expect(inStrip.locator("time")).toHaveText("Opråb i gang");
  await page.clock.fastForward(60_000);
  await expect.poll(() => beginOf(ticket)).toBeGreaterThan(begin);
  await expect(inStrip).toBeHidden();
});
