import type { Cookie, Page } from "@playwright/test";
import { COOKIES } from "@spilhus/contracts";
import { expect, test } from "../fixtures/test.ts";
import { registeredBrand } from "../stack/registeredBrand.ts";
import { siteUrl } from "../stack/sites.ts";

const THIRTY_DAYS = 30 * 86_400;
const OPTIONAL = Object.values(COOKIES).filter(({ category }) => category !== "necessary");

/** True when the declared name (or pattern such as `exp_*`) covers this cookie. */
const isNamed = (declared: string, name: string) =>
  declared.endsWith("*") ? name.startsWith(declared.slice(0, -1)) : declared === name;
const optionalOf = (cookies: readonly Cookie[]) =>
  cookies.filter(({ name }) => OPTIONAL.some((declared) => isNamed(declared.name, name)));
const banner = (page: Page) => page.getByRole("dialog", { name: "Vi bruger cookies" });
const answered = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith("/_consent"));

/** Records requests to other origins from now on. */
function foreignRequests(page: Page, brand: string): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== siteUrl(brand)) seen.push(request.url());
  });
  return seen;
}

test("before an answer the page makes no request to other origins and stores nothing optional (R3.07)", async ({
  page,
  context,
  brand,
}) => {
  const foreign = foreignRequests(page, brand);
  await page.goto("/");
  await expect(banner(page)).toBeVisible();
  expect(foreign).toEqual([]);
  expect(optionalOf(await context.cookies())).toEqual([]);
});

test("the banner's answers are equally prominent and reachable by keyboard", async ({ page }) => {
  await page.goto("/faq");
  const buttons = banner(page).getByRole("button");
  await expect(buttons).toHaveText(["Afvis alle", "Vælg selv", "Tillad alle"]);
  const looks = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
      const { width, height } = button.getBoundingClientRect();
      const size = [Math.round(width), Math.round(height)];
      return JSON.stringify({ color, backgroundColor, borderColor, fontSize, fontWeight, size });
    }),
  );
  expect(new Set(looks).size, looks.join("\n")).toBe(1);
  // The question is the first stop of the keyboard on the page.
  await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("link")).toBeFocused();
  for (const name of ["Afvis alle", "Vælg selv", "Tillad alle"]) {
    await page.keyboard.press("Tab");
    await expect(banner(page).getByRole("button", { name })).toBeFocused();
  }
});

test("the settings offer four categories with nothing ticked in advance", async ({ page }) => {
  await page.goto("/faq");
  await page.getByRole("button", { name: "Vælg selv" }).click();
  const settings = page.getByRole("dialog", { name: "Cookieindstillinger" });
  const boxes = settings.getByRole("checkbox");
  await expect(boxes).toHaveCount(4);
  await expect(settings.getByRole("checkbox", { name: "Nødvendige" })).toBeDisabled();
  for (const name of ["Præferencer", "Statistik", "Markedsføring"]) {
    await expect(settings.getByRole("checkbox", { name })).not.toBeChecked();
  }
});

test("consent is stored and then adds versions and visitor id; a withdrawal deletes them (R2.17, R3.07, R9.03)", async ({
  page,
  context,
  brand,
}) => {
  await page.goto("/");
  expect(optionalOf(await context.cookies())).toEqual([]);
  const kept = answered(page);
  await page.getByRole("button", { name: "Tillad alle" }).click();
  await kept;
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-consent", "preferences statistics marketing");
  await expect(banner(page)).toHaveCount(0);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === COOKIES.visitorId.name)?.value).toMatch(
    /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
  );
  const experiment = cookies.find(({ name }) => name === "exp_hero");
  const { experiments } = await registeredBrand(brand);
  if (experiments.some(({ name }) => name === "hero")) {
    expect(experiment?.sameSite).toBe("Lax");
    expect(Math.abs((experiment?.expires ?? 0) - Date.now() / 1_000 - THIRTY_DAYS)).toBeLessThan(120);
  } else {
    expect(experiment).toBeUndefined();
  }

  await page.goto("/cookiepolitik");
  const settings = page.getByRole("dialog", { name: "Cookieindstillinger" });
  await expect(settings).toBeVisible();
  const withdrawn = answered(page);
  await settings.getByRole("button", { name: "Afvis alle" }).click();
  await withdrawn;
  await expect(settings).toHaveCount(0);
  expect(optionalOf(await context.cookies())).toEqual([]);
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Statistik" })).not.toBeChecked();
});

// Only this brand runs experiments now.
test(
  "an assigned version stays the same in page and cookie (R3.05)",
  { tag: "@only-nordlys" },
  async ({ page, context, brand }) => {
    const url = siteUrl(brand);
    const shown: Record<string, string> = {};
    for (const version of ["a", "b"]) {
      await context.addCookies([
        { name: "consent", value: "v1.111", url },
        { name: "exp_hero", value: version, url },
        { name: "marketing_permission", value: "declined", url },
      ]);
      await page.goto("/");
      shown[version] = (await page.getByRole("main").locator("section").first().innerHTML()).slice(0, 4_000);
      expect((await context.cookies()).find(({ name }) => name === "exp_hero")?.value).toBe(version);
    }
    expect(shown["a"]).not.toBe(shown["b"]);
  },
);

const QUESTION = "Må vi fortælle dig om nyheder og tilbud?";

test("the front page puts the marketing question to no guest (R2.01)", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Afvis alle" }).click();
  await expect(banner(page)).toHaveCount(0);
  // The marker of a page that knows that its visitor is a guest.
  await expect(page.locator("html")).toHaveAttribute("data-player", /new|existing/);
  await expect(page.getByRole("dialog", { name: QUESTION })).toHaveCount(0);
});

test("a competition asks guests at once, in front of the page, and takes part for no hostage (R2.20)", async ({
  page,
  context,
}) => {
  await page.goto("/konkurrence");
  await page.getByRole("button", { name: "Afvis alle" }).click();
  const question = page.getByRole("dialog", { name: QUESTION });
  await expect(question).toBeVisible();
  expect(await question.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
  await expect(question).toContainText("uanset hvad du svarer");
  await question.getByRole("button", { name: "Ja tak" }).click();
  await expect(question).toHaveCount(0);
  expect((await context.cookies()).find(({ name }) => name === "marketing_permission")?.value).toBe("given");
});

test("a competition's question that is put off stays away for 30 days (R2.20)", async ({ page, context }) => {
  await page.goto("/konkurrence");
  await page.getByRole("button", { name: "Afvis alle" }).click();
  const question = page.getByRole("dialog", { name: QUESTION });
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/_marketing-permission"));
  await question.getByRole("button", { name: "Spørg mig en anden dag" }).click();
  await saved;
  const kept = (await context.cookies()).find(({ name }) => name === COOKIES.marketingPermission.name);
  expect(kept).toMatchObject({ value: "postponed", sameSite: "Lax" });
  expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1_000 - THIRTY_DAYS)).toBeLessThan(120);
});

test("a crawl of the sitemap finds no undeclared cookie (R3.07)", async ({
  page,
  context,
  request,
  brand,
}) => {
  test.setTimeout(60_000);
  await context.addCookies([{ name: "consent", value: "v1.111", url: siteUrl(brand) }]);
  const foreign = foreignRequests(page, brand);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const step = Math.ceil(paths.length / 12);
  const sample = paths.filter((_, index) => index % step === 0);
  expect(sample.length).toBeGreaterThan(8);
  for (const path of sample) await page.goto(path);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-consent", /statistics/);
  const declared = Object.values(COOKIES).map(({ name }) => name);
  const found = (await context.cookies()).map(({ name }) => name);
  expect(found.filter((name) => !declared.some((known) => isNamed(known, name)))).toEqual([]);
  expect(foreign).toEqual([]);
});
