import { COOKIES, EXPERIMENT_COOKIE_PREFIX } from "@spilhus/contracts";
import { DECLARED_COOKIES as ROWS, MITID_PATH, PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { expect, test } from "../fixtures/test.ts";
import { plugInAuthenticator } from "../players/authenticator.ts";
import { siteUrl } from "../stack/sites.ts";
import { beginRegistration, finishRegistration } from "../players/newcomer.ts";
import { approveAtMitId, goToMitId } from "../players/signIn.ts";

/** Browsers cap the lifetime of cookies at 400 days. */
const LONGEST = 400 * 86_400;
const rowOf = (name: string) =>
  ROWS.find((row) =>
    name.startsWith(EXPERIMENT_COOKIE_PREFIX) ? row.name === COOKIES.experiment.name : row.name === name,
  );
const sameSite = { lax: "Lax", strict: "Strict", none: "None" } as const;

test("every cookie matches its declaration, and withdrawing consent leaves the necessary ones (R3.07, R9.03)", async ({
  page,
  context,
  brand,
}) => {
  // Collect each cookie where visitors get it.
  await page.goto("/");
  await page.getByRole("button", { name: "Tillad alle" }).click();
  // The only page that puts the marketing question to guests.
  await page.goto("/konkurrence");
  await page
    .getByRole("dialog", { name: /Må vi fortælle dig/ })
    .getByRole("button", { name: "Nej tak" })
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/_locale/da?to=/");

  // Before MitID, after MitID as a new person, and after MitID as a player.
  await goToMitId(page);
  const onTheWay = await context.cookies(new URL(MITID_PATH, siteUrl(brand)).href);
  await approveAtMitId(page, "ny");
  await expect(page.getByRole("dialog", { name: "Opret spilkonto" })).toBeVisible();
  const registering = await context.cookies(siteUrl(brand));
  // A second person in the same browser.
  await context.clearCookies({ name: "__Host-signup" });
  await finishRegistration(page, await beginRegistration(page, "/faq?auth=signup", 21));
  const registered = await context.cookies(siteUrl(brand));
  await context.clearCookies({ name: /^(?:__Host-sid|session_expiry|userJust.*)$/ });
  await goToMitId(page);
  await plugInAuthenticator(page);
  await approveAtMitId(page, "spiller");
  await expect(page.getByRole("timer")).toBeVisible();
  await page
    .getByRole("dialog", { name: "Log hurtigere ind næste gang" })
    .getByRole("button", { name: "Ikke nu" })
    .click();

  const byName = new Map(
    [...onTheWay, ...registering, ...registered, ...(await context.cookies(siteUrl(brand)))].map((one) => [
      one.name,
      one,
    ]),
  );
  const held = [...byName.values()];
  const wrong = held.flatMap(({ name, expires, ...flags }) => {
    const row = rowOf(name);
    if (!row) return [`${name} is not declared`];
    const lives = expires === -1 ? "session" : expires - Date.now() / 1_000;
    const declared = row.maxAge === "session" ? row.maxAge : Math.min(row.maxAge, LONGEST);
    const isAsLong =
      typeof lives === "number" && typeof declared === "number"
        ? Math.abs(lives - declared) < 300
        : lives === declared;
    return [
      ...(isAsLong ? [] : [`${name} lives ${lives}, declared is ${declared}`]),
      ...(flags.secure === row.secure ? [] : [`${name} secure`]),
      ...(flags.httpOnly === row.httpOnly ? [] : [`${name} httpOnly`]),
      ...(flags.sameSite === sameSite[row.sameSite] ? [] : [`${name} is ${flags.sameSite}`]),
      ...(flags.path === (row.path ?? "/") && !flags.domain.startsWith(".")
        ? []
        : [`${name} ${flags.domain}${flags.path}`]),
    ];
  });
  expect(wrong).toEqual([]);
  // Cookies of experiments exist in brands that run one. The cookies of the preview, a password change and a guest's
  // chat are checked by the journeys that publish, change a password and chat.
  const others: readonly string[] = [
    COOKIES.experiment.name,
    COOKIES.preview.name,
    PLAYER_COOKIES.passwordChange.name,
    PLAYER_COOKIES.supportGuest.name,
  ];
  const missing = ROWS.filter(({ name }) => !others.includes(name) && !held.some((one) => one.name === name));
  expect(missing.map(({ name }) => name)).toEqual([]);

  await page.goto("/cookiepolitik");
  await page
    .getByRole("dialog", { name: "Cookieindstillinger" })
    .getByRole("button", { name: "Afvis alle" })
    .click();
  await expect(page.locator("html")).toHaveAttribute("data-consent", "");
  const left = (await context.cookies(siteUrl(brand))).map(({ name }) => rowOf(name)?.category);
  expect(left.length).toBeGreaterThan(2);
  expect(new Set(left)).toEqual(new Set(["necessary"]));
});
