import type { BrowserContext, Page } from "@playwright/test";
import { COOKIES, encodeConsent } from "@spilhus/contracts";
import { DECLARED_COOKIES } from "@spilhus/contracts/user-auth";
import { copyUrl, WISH } from "./generatedBrand.ts";
import { withdrawConsent } from "../consent/withdrawConsent.ts";
import { started } from "../fixtures/started.ts";
import { signIn } from "../players/signIn.ts";
import { expect, test } from "./test.ts";

const SITE = copyUrl(WISH.id);
const FRAME = SITE.replace("//", "//support.");
/** What stands in for the vendor; its port is chosen at the start. */
const VENDOR_HOST = "supportchat.localhost";
const PAGES = ["/", "/faq", "/kundeservice", "/signup", "/ansvarligt-spil", "/betingelser"];

test.use({ contextOptions: { reducedMotion: "reduce" } });
// One after the other: they share the vendor's stand-in, and one of them counts its calls.
test.describe.configure({ mode: "default" });

const allow = (context: BrowserContext) =>
  context.addCookies([
    {
      name: COOKIES.consent.name,
      value: encodeConsent({ preferences: true, statistics: true, marketing: true }),
      url: SITE,
    },
  ]);

/** Addresses outside the site that pages of a context ask for, from now on. */
function foreignRequests(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== SITE) seen.push(request.url());
  });
  return seen;
}

const facadeOf = (page: Page) => page.getByRole("link", { name: "Hjælp", exact: true });
const panelOf = (page: Page) => page.getByRole("dialog", { name: "Kundeservice" });
const chatOf = (page: Page) => page.frameLocator("iframe.support-frame");

test("pages with a vendor's chat ask for nothing of it and frame nothing before consent and a press, and keep their policy (R4.17, R7.29, support attack 15)", async ({
  page,
  context,
}) => {
  await allow(context);
  const foreign = foreignRequests(context);
  for (const path of PAGES) {
    const answer = await page.goto(path);
    await started(page);
    await expect(page.locator("iframe")).toHaveCount(0);
    const policy = answer?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain(VENDOR_HOST);
    // Its own support host alone.
    expect(/frame-src ([^;]+)/.exec(policy)?.[1]).toBe(`http://support.${WISH.id}.localhost:*`);
  }
  expect(foreign).toEqual([]);
  await page.goto("/faq");
  await started(page);
  await facadeOf(page).click();
  await expect(chatOf(page).getByText("Du er gæst her.")).toBeVisible();
  const hosts = new Set(foreign.map((address) => new URL(address).hostname));
  expect(hosts).toEqual(new Set([new URL(FRAME).hostname, VENDOR_HOST]));
  // What the vendor stores is on the frame's host; the brand's own has no cookie and no storage of it.
  const isDeclared = (name: string) =>
    DECLARED_COOKIES.some((row) =>
      row.name.endsWith("*") ? name.startsWith(row.name.slice(0, -1)) : row.name === name,
    );
  const own = (await context.cookies(SITE)).map(({ name }) => name);
  expect(own.filter((name) => !isDeclared(name))).toEqual([]);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("intercom"))),
  ).toEqual([]);
});

test("without consent a notice takes the chat's place, with it the chat opens, and a withdrawal takes its frame away at once (R4.18, R4.19, support attack 10)", async ({
  page,
  context,
  request,
}) => {
  const foreign = foreignRequests(context);
  await page.goto("/faq");
  await started(page);
  await facadeOf(page).click();
  const panel = panelOf(page);
  await expect(panel.getByRole("button", { name: "Tillad præferencer" })).toBeVisible();
  await expect(panel.getByRole("link", { name: /^Ring / })).toBeVisible();
  expect(foreign).toEqual([]);
  await panel.getByRole("button", { name: "Tillad præferencer" }).click();
  await expect(chatOf(page).getByText("Du er gæst her.")).toBeVisible();
  await chatOf(page).getByRole("button", { name: "Luk chatten" }).click();
  await expect(panel).toBeHidden();
  await facadeOf(page).click();
  await expect(chatOf(page).getByRole("heading", { name: "Leverandørens chat" })).toBeVisible();

  const callsOf = async () => {
    const { port } = new URL(foreign.find((address) => new URL(address).hostname === VENDOR_HOST) ?? "");
    const answer = await request.get(`http://127.0.0.1:${port}/calls.json`);
    // The stand-in's own list; a test of local proves its shape.
    return ((await answer.json()) as { readonly calls: readonly object[] }).calls.length;
  };
  expect(await callsOf()).toBeGreaterThan(0);
  await withdrawConsent(page);
  await expect(page.locator("iframe")).toHaveCount(0);
  const later = foreign.length;
  await page.goto("/kundeservice");
  await started(page);
  // What the frame had sent before it was taken away has arrived by now.
  const before = await callsOf();
  await page.goto("/faq");
  await started(page);
  expect(foreign.length).toBe(later);
  expect(await callsOf()).toBe(before);
});

test("a player is greeted by name, by the proof that the gateway has signed for the vendor (R3.15)", async ({
  page,
  context,
}) => {
  await allow(context);
  await signIn(page, "spiller", "/faq");
  await started(page);
  await facadeOf(page).click();
  await expect(chatOf(page).getByRole("heading", { name: "Leverandørens chat" })).toBeVisible();
  await expect(chatOf(page).getByText("Du er gæst her.")).toHaveCount(0);
  await expect(chatOf(page).getByRole("paragraph")).toHaveText(/^\p{Lu}\p{L}+ \p{Lu}/u);
});

test("where the vendor is blocked, phone and mail are offered, and the page is unharmed (support attack 11)", async ({
  page,
  context,
}) => {
  await allow(context);
  await context.route(
    ({ hostname }) => hostname === VENDOR_HOST,
    (route) => route.abort(),
  );
  await page.goto("/faq");
  await started(page);
  await facadeOf(page).click();
  const panel = panelOf(page);
  await expect(panel.getByRole("alert")).toBeVisible();
  await expect(panel.getByRole("link", { name: /^Ring / })).toBeVisible();
  await expect(panel.getByRole("link", { name: /^Skriv til / })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
});
