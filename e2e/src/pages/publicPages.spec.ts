import { ROUTES, type Route } from "@spilhus/routes";
import { expect, test } from "../fixtures/test.ts";

test.use({ pictures: true });

const LACKING: Readonly<Record<string, readonly string[]>> = { solbanko: ["casino", "wheel"] };

/** Each page, the requirement it meets, and words only it has. */
const PAGES = [
  ["front", "R2.01, R1.03"],
  ["faq", "R2.02"],
  ["banko", "R2.03"],
  ["bingo", "R2.04"],
  ["about", "R2.05"],
  ["casino", "R2.06"],
  ["signup", "R2.07"],
  ["winners", "R2.08"],
  ["affiliate", "R2.09, R1.05"],
  ["mobile-app", "R2.11, R1.05"],
  ["blog", "R2.12, R1.05"],
  ["terms", "R2.13"],
  ["customer-service", "R2.14"],
  ["press", "R2.15"],
  ["game-overview", "R2.16"],
  ["cookie-policy", "R2.17"],
  ["privacy-policy", "R2.18"],
  ["responsible-gaming", "R2.19"],
  ["competition", "R2.20"],
  ["slots", "R2.21"],
  ["wheel", "R2.24"],
  ["tv", "R2.25"],
  ["accessibility", "R2.53"],
] as const;

const routes: readonly (Route & { readonly id: string })[] = ROUTES;
const pathOf = (id: string) => routes.find((route) => route.id === id)?.path ?? "";

for (const [id, ids] of PAGES) {
  test(`${pathOf(id)} is there in Danish, complete and without complaint (${ids})`, async ({
    page,
    brand,
    complaints,
  }) => {
    // With its pictures, which a new state makes now; a busy machine takes its time over them.
    test.setTimeout(120_000);
    const answer = await page.goto(pathOf(id), { waitUntil: "load" });
    if (LACKING[brand]?.includes(id)) {
      expect(answer?.status()).toBe(404);
      return;
    }
    expect(answer?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", "da");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByText("Tilladelse fra Spillemyndigheden").first()).toBeVisible();
    await expect(page.getByText("18+").first()).toBeVisible();
    await expect(page.getByRole("link", { name: /70 22 28 25/ }).first()).toBeVisible();
    await expect(page.locator("main")).not.toBeEmpty();
    expect(complaints).toEqual([]);
  });
}
