import { COOKIES } from "@spilhus/contracts";
import { findingsAtWidths } from "../accessibility/findings.ts";
import { copyUrl, WISH } from "./generatedBrand.ts";
import { isPageOf, NOT_TAKEN, sitemapPaths, stem, TAKEN } from "./sitemap.ts";
import { expect, test } from "./test.ts";

const WIDTHS = [1440, 390];
const DUTIES = [
  "Tilladelse fra Spillemyndigheden",
  "18+",
  "70 22 28 25",
  "ROFUS",
  "https://www.stopspillet.dk/",
];
const MISSING = "/findes-ikke";
const AT_ONCE = 4;
/** Game pages differ in words only, so this many of each long list are visited, spread over its length. */
const OF_A_LIST = 30;
const spread = (paths: readonly string[]) =>
  paths.filter((_, index) => index % Math.ceil(paths.length / OF_A_LIST) === 0);

test("every page of its sitemap (up to thirty of a long list) shows the brand and the legal duties (R1.05, R3.04)", async ({
  request,
}) => {
  test.setTimeout(240_000);
  const known = await sitemapPaths(request);
  const lists = TAKEN.filter(({ params }) => params).map((route) =>
    known.filter((path) => isPageOf(route, path)),
  );
  const paths = [...known.filter((path) => !lists.flat().includes(path)), ...lists.flatMap(spread)];
  expect(paths.length).toBeGreaterThan(TAKEN.length / 2);
  const wrong: string[] = [];
  const visit = async (path: string) => {
    const answer = await request.get(path);
    const html = await answer.text();
    if (answer.status() !== 200) wrong.push(`${path} answered ${answer.status()}`);
    for (const duty of DUTIES) if (!html.includes(duty)) wrong.push(`${path} lacks "${duty}"`);
    if (!html.includes(`${WISH.name} ApS`)) wrong.push(`${path} does not name the licensee`);
  };
  const waiting = [...paths];
  const visitor = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  expect(wrong).toEqual([]);
});

const half = Math.ceil(TAKEN.length / 2);
for (const [part, routes] of [TAKEN.slice(0, half), TAKEN.slice(half)].entries()) {
  test(`no kind of page has an axe violation or scrolls sideways at 390 px and at 1440 px (${part + 1} of 2)`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    const paths = await sitemapPaths(request);
    // A page that is not indexed, such as a par sheet, has an address below one that is.
    const listed = routes.filter(({ indexed }) => indexed);
    const kinds = listed.flatMap((route) => paths.filter((path) => isPageOf(route, path)).slice(0, 1));
    // Every route of the sitemap, and the not-found page.
    expect(kinds.length).toBe(listed.length);
    const found: string[] = [];
    for (const path of part === 0 ? kinds : [...kinds, MISSING]) {
      const response = await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(response?.status(), path).toBe(path === MISSING ? 404 : 200);
      found.push(...(await findingsAtWidths(page, WIDTHS)));
      // The not-found page has no footer to hold them.
      for (const duty of path === MISSING ? [] : DUTIES.slice(0, 2)) {
        await expect(page.getByText(duty).first(), `${duty} on ${path}`).toBeVisible();
      }
    }
    expect(found).toEqual([]);
  });
}

test("sections that the brand left out answer 404 and are in neither sitemap nor navigation (R3.04)", async ({
  page,
  request,
}) => {
  const paths = await sitemapPaths(request);
  expect(NOT_TAKEN.length).toBeGreaterThan(5);
  for (const route of NOT_TAKEN) {
    const path = route.params ? `${stem(route)}havnefest` : route.path;
    expect((await request.get(path)).status(), path).toBe(404);
    expect(paths.filter((known) => isPageOf(route, known))).toEqual([]);
  }
  await page.goto("/");
  const targets = await page
    .locator("a[href^='/']")
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute("href") ?? "", location.href).pathname),
    );
  expect(targets.length).toBeGreaterThan(5);
  expect(targets.filter((target) => NOT_TAKEN.some((route) => isPageOf(route, target)))).toEqual([]);
});

test("the site is Danish, and English for visitors who chose it, at the same address (R1.01)", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "da");
  await expect(page).toHaveTitle(new RegExp(WISH.name));
  await context.addCookies([{ name: COOKIES.locale.name, value: "en", url: copyUrl(WISH.id) }]);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(new URL(page.url()).pathname).toBe("/");
});
