import type { Page } from "@playwright/test";
import { LOG_OUT, PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { staffMember } from "../console/signInStaff.ts";
import { consoleFindings } from "../console/consoleFindings.ts";
import { findingsNow } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { started } from "../fixtures/started.ts";
import { withdrawConsent } from "../consent/withdrawConsent.ts";
import { expect, test } from "../fixtures/test.ts";
import { callFrom, newPlayer } from "../players/newPlayer.ts";
import { siteUrl } from "../stack/sites.ts";
import {
  conversationIn,
  facadeOf,
  openDesk,
  panelOf,
  PREFERENCES,
  supportCalls,
  write,
} from "./deskPanel.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Waits longer than an open panel waits between two polls, by the browser's clock. */
async function pollIsOver(page: Page): Promise<void> {
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 4_500, start);
}

test("a guest asks, a person answers, and the conversation is rated and kept (R1.06, R4.20, R6.06)", async ({
  page,
  context,
  browser,
  brand,
}) => {
  test.setTimeout(120_000);
  await answerCookies(context, brand, PREFERENCES);
  await page.goto("/kundeservice");
  await started(page);
  const calls = supportCalls(page);
  await expect(facadeOf(page)).toBeVisible();
  expect(calls).toEqual([]);
  await facadeOf(page).click();
  const panel = panelOf(page);
  await expect(panel.getByRole("heading", { level: 2 })).toBeFocused();
  // Two answers of the FAQ come before the field.
  await panel.getByRole("listitem").getByRole("button").first().click();
  await expect(panel.getByRole("group")).toHaveCount(2);
  expect(await findingsNow(page)).toEqual([]);
  await panel.getByRole("button", { name: "Tilbage" }).click();
  // Letters among the digits: one number in ten would pass for a card's, and be masked.
  const question = `Hvor er mine penge? ${Date.now().toString(36)}`;
  await write(page, `${question} Kort 4571 0000 0000 0001`);
  await expect(panel.getByRole("log")).toContainText("•••• 0001");
  await expect(panel.getByRole("log")).not.toContainText("4571");
  expect(await findingsNow(page)).toEqual([]);

  const agent = await staffMember(browser, "support-1", "/kundeservice");
  // The list tells nothing of what was written, and other conversations may wait too.
  const conversation = () => conversationIn(calls);
  await expect.poll(conversation).toBeDefined();
  await agent.page.locator(`a[href$="/${conversation()}"]`).click();
  await expect(agent.page.getByText(question)).toBeVisible();
  expect(await consoleFindings(agent.page)).toEqual([]);
  await agent.page.getByRole("textbox", { name: "Tekst" }).fill("De er på vej.");
  await agent.page.getByRole("combobox", { name: "Side" }).selectOption("cooling-off");
  await agent.page.getByRole("button", { name: "Svar", exact: true }).click();
  await expect(agent.page.getByText("Svaret er sendt.")).toBeVisible();

  await expect(panel.getByRole("log")).toContainText("De er på vej.");
  await expect(panel.getByRole("log")).toContainText("Læst");
  await expect(panel.getByRole("link", { name: "Spilpause i 24 timer" })).toHaveAttribute(
    "href",
    /nedkoeling/,
  );
  await page.reload();
  await started(page);
  await facadeOf(page).click();
  await expect(panel.getByRole("log").getByRole("listitem")).toHaveCount(2);
  await panel.getByText("Gem eller afslut").click();
  const download = page.waitForEvent("download");
  await panel.getByRole("link", { name: "Hent samtalen som fil" }).click();
  expect((await download).suggestedFilename()).toMatch(/^samtale-.*\.txt$/);
  await panel.getByRole("button", { name: "Afslut samtalen" }).click();
  await panel.getByRole("button", { name: "5: god" }).click();
  await expect(panel.getByText("Tak for din vurdering.")).toBeVisible();
  expect(await findingsNow(page)).toEqual([]);
  await agent.context.close();
});

test("without consent a notice offers other ways, and with consent the chat boots and opens (R4.19, R4.17)", async ({
  page,
  context,
  brand,
}) => {
  await answerCookies(context, brand);
  await page.goto("/faq");
  await started(page);
  const calls = supportCalls(page);
  await facadeOf(page).click();
  const panel = panelOf(page);
  await expect(panel.getByRole("button", { name: "Tillad præferencer" })).toBeVisible();
  await expect(panel.getByRole("link", { name: /^Ring / })).toBeVisible();
  await expect(panel.getByRole("link", { name: /^Skriv til / })).toBeVisible();
  expect(await findingsNow(page)).toEqual([]);
  // Hours and numbers alone: nothing that could set a cookie.
  expect(new Set(calls)).toEqual(new Set(["/gateway/support/public/desk"]));
  await panel.getByRole("button", { name: "Send en besked" }).click();
  await panel.getByRole("textbox", { name: "Din besked" }).fill("Jeg vil gerne ringes op");
  await panel.getByRole("button", { name: "Send", exact: true }).click();
  await expect(panel.getByRole("textbox", { name: "Din e-mail" })).toBeFocused();
  await panel.getByRole("textbox", { name: "Din e-mail" }).fill("gaest@example.dk");
  await panel.getByRole("button", { name: "Send", exact: true }).click();
  await expect(panel.getByText("Tak. Vi har fået din besked.")).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("__Host-support");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(facadeOf(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await panel.getByRole("button", { name: "Tillad præferencer" }).click();
  await expect(panel.getByText("Hvad handler det om?")).toBeVisible();
});

test("a withdrawal ends the chat within a second: no more calls, and its cookie is gone (R4.18, support attack 10)", async ({
  page,
  context,
  brand,
}) => {
  await answerCookies(context, brand, PREFERENCES);
  await openDesk(page, "/faq");
  await write(page, "Er der nogen?");
  const { name: cookie, maxAge } = PLAYER_COOKIES.supportGuest;
  const held = (await context.cookies(siteUrl(brand))).find(({ name }) => name === cookie);
  expect(held).toMatchObject({ path: "/", secure: true, httpOnly: true, sameSite: "Lax" });
  expect(Math.abs((held?.expires ?? 0) - Date.now() / 1_000 - maxAge)).toBeLessThan(300);
  const calls = supportCalls(page);
  await withdrawConsent(page);
  await expect(panelOf(page)).toBeHidden();
  const before = calls.length;
  await pollIsOver(page);
  expect(calls.length).toBe(before);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("__Host-support");
});

test("a logout in another tab ends a player's conversation in this one (support attack 13)", async ({
  page,
  context,
  brand,
}) => {
  await answerCookies(context, brand, PREFERENCES);
  await newPlayer(page);
  await openDesk(page, "/kundeservice");
  const question = `Kun min ${Date.now().toString(36)}`;
  await write(page, question, true);
  const other = await context.newPage();
  await other.goto("/faq");
  expect(await callFrom(other, LOG_OUT.method, LOG_OUT.path, {})).toBe(200);
  await other.close();
  // The player comes back to this tab.
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page.getByText(question)).toHaveCount(0);
  await expect(panelOf(page)).toBeHidden();
});

test("a page that comes back from the history asks for nothing more once consent was withdrawn elsewhere (R4.18, support attack 14)", async ({
  page,
  context,
  brand,
}) => {
  await answerCookies(context, brand, PREFERENCES);
  await openDesk(page, "/faq");
  await write(page, "Er der nogen?");
  await answerCookies(context, brand);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(panelOf(page)).toBeHidden();
  const calls = supportCalls(page);
  await pollIsOver(page);
  expect(calls).toEqual([]);
});

test("no visitor's page asks for the chat or another host before a press, and none frames anything (R4.17, R7.29, support attack 15)", async ({
  page,
  context,
  brand,
}) => {
  await answerCookies(context, brand, { preferences: true, statistics: true, marketing: true });
  const calls = supportCalls(page);
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== siteUrl(brand)) foreign.push(request.url());
  });
  for (const path of ["/", "/faq", "/kundeservice", "/signup", "/ansvarligt-spil", "/betingelser"]) {
    await page.goto(path);
    await started(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  }
  expect(calls).toEqual([]);
  expect(foreign).toEqual([]);
});

test("works by keyboard on a phone of 320 px, under the header, and comes back to its button", async ({
  page,
  context,
  brand,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await answerCookies(context, brand, PREFERENCES);
  await page.goto("/kundeservice");
  await started(page);
  await facadeOf(page).focus();
  await page.keyboard.press("Enter");
  const panel = panelOf(page);
  await expect(panel.getByRole("heading", { level: 2 })).toBeFocused();
  // The topics come after the heading, which Tab would pass.
  await expect(panel.getByRole("heading", { level: 3 })).toBeVisible();
  const box = await panel.boundingBox();
  expect(box?.x).toBe(0);
  expect(box?.width).toBe(320);
  expect(box?.y).toBeGreaterThanOrEqual(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("button", { name: "Luk kundeservice" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("heading", { level: 3 })).toBeFocused();
  expect(await findingsNow(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(facadeOf(page)).toBeFocused();
});

test("an answer that a player has not seen is counted on the button, without loading the chat, and no more once it was read (R1.06, R4.17)", async ({
  page,
  context,
  browser,
  brand,
}) => {
  test.setTimeout(180_000);
  await answerCookies(context, brand, PREFERENCES);
  await newPlayer(page);
  await openDesk(page, "/kundeservice");
  const calls = supportCalls(page);
  await write(page, `Er pengene på vej? ${Date.now().toString(36)}`, true);
  const conversation = () => conversationIn(calls);
  await expect.poll(conversation).toBeDefined();
  // The panel closes, so that nobody reads the answer.
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toBeHidden();
  const agent = await staffMember(browser, "support-1", `/kundeservice/${conversation()}`);
  await agent.page.getByRole("textbox", { name: "Tekst" }).fill("Ja, senest i morgen.");
  await agent.page.getByRole("button", { name: "Svar", exact: true }).click();
  await expect(agent.page.getByText("Svaret er sendt.")).toBeVisible();
  await agent.context.close();

  await page.goto("/faq");
  await started(page);
  const marked = page.getByRole("link", { name: "Hjælp 1 ulæst svar" });
  await expect(marked).toBeVisible();
  const later = supportCalls(page);
  await pollIsOver(page);
  expect(later).toEqual([]);
  await marked.click();
  await expect(panelOf(page).getByRole("log")).toContainText("Ja, senest i morgen.");
  await page.keyboard.press("Escape");
  await expect(facadeOf(page)).toBeVisible();
  await page.reload();
  await started(page);
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(facadeOf(page)).toBeVisible();
});
