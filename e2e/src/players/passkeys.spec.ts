import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { plugInAuthenticator } from "./authenticator.ts";
import { openPlayerMenu } from "./openPlayerMenu.ts";
import { approveAtMitId, goToMitId, signIn } from "./signIn.ts";

const OFFER = { name: "Log hurtigere ind næste gang" };

test.describe.configure({ mode: "serial" });

test("a player makes a passkey, signs in by button and by autofill, renames it, ends other sessions and removes it (R2.35, R4.12, R7.16)", async ({
  page,
  context,
  browser,
  brand,
}) => {
  test.setTimeout(120_000);
  await answerCookies(context, brand);
  await plugInAuthenticator(page);
  await signIn(page, "passkey");
  const offer = page.getByRole("dialog", OFFER);
  await expect(offer).toBeVisible();
  expect(await findings(page)).toEqual([]);

  // Another tab shows the same offer and closes it when this tab has answered.
  const other = await context.newPage();
  await plugInAuthenticator(other);
  await other.goto("/faq");
  await expect(other.getByRole("dialog", OFFER)).toBeVisible();
  await page.bringToFront();
  await offer.getByRole("button", { name: "Opret adgangsnøgle" }).click();
  const done = page.getByRole("dialog", { name: "Din adgangsnøgle er klar" });
  await expect(done).toBeVisible();
  await expect(other.getByRole("dialog", OFFER)).toHaveCount(0);
  await expect(done).toHaveCount(0, { timeout: 10_000 });
  await other.close();
  const [status] = (await context.cookies()).filter(({ name }) => name === "passkey_status");
  expect(status?.value).toBe("registered");

  const leave = async () => {
    await openPlayerMenu(page);
    await page.getByRole("button", { name: "Log ud" }).click();
    await expect(page.getByRole("timer")).toHaveCount(0);
  };
  await leave();
  // Without passkeys in autofill, which could otherwise sign in before the button is clicked.
  await page.addInitScript(() => {
    if (sessionStorage.getItem("no-autofill") !== null)
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.evaluate(() => sessionStorage.setItem("no-autofill", ""));
  await page.goto("/faq?auth=login");
  const dialog = page.getByRole("dialog", { name: "Log ind" });
  const byButton = dialog.getByRole("button", { name: "Log ind med adgangsnøgle" });
  await byButton.click();
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);

  await leave();
  await page.evaluate(() => sessionStorage.removeItem("no-autofill"));
  // The browser offers the passkey in the field's autofill.
  await page.goto("/faq?auth=login");
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);

  await page.goto("/konto/biometri");
  const list = page.getByRole("list", { name: "Dine adgangsnøgler" });
  const newest = list.getByRole("listitem").first();
  await expect(newest).toContainText("Sidst brugt");
  await newest.getByRole("button", { name: /^Omdøb/ }).click();
  await newest.getByLabel(/^Navn/).fill("Prøvenøglen");
  await newest.getByRole("button", { name: "Gem" }).click();
  await expect(newest).toContainText("Prøvenøglen");
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(newest).toContainText("Prøvenøglen");

  // The device already has a passkey; a second one is not made.
  await page.getByRole("button", { name: "Opret adgangsnøgle" }).click();
  await page.getByRole("dialog", OFFER).getByRole("button", { name: "Opret adgangsnøgle" }).click();
  await expect(done).toContainText("Du har allerede en adgangsnøgle på denne enhed");
  await done.getByRole("button", { name: "Luk" }).first().click();

  // Sign in in another browser, and end that session from here.
  const elsewhere = await browser.newContext();
  await answerCookies(elsewhere, brand);
  const there = await elsewhere.newPage();
  await signIn(there, "passkey");
  await page.reload();
  const places = page.getByRole("list", { name: "Her er du logget ind" }).getByRole("listitem");
  await expect(places.filter({ hasText: "Denne enhed" })).toHaveCount(1);
  // An earlier try may have left more sessions.
  await expect(
    places.filter({ hasText: "med MitID" }).getByRole("button", { name: /^Log ud på/ }),
  ).not.toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Log ud alle andre steder" }).click();
  await expect(page.getByText("Du er logget ud alle andre steder.")).toBeVisible();
  const sentAway = () =>
    there.evaluate(async () => (await fetch("/konto/hjem", { redirect: "manual" })).type);
  await expect.poll(sentAway, { timeout: 2_000, intervals: [100] }).toBe("opaqueredirect");
  await expect(places).toHaveCount(1);
  await there.goto("/konto/hjem", { waitUntil: "commit" });
  await expect(there).toHaveURL(/\/\?returnUrl=%2Fkonto%2Fhjem/);
  await elsewhere.close();

  // The browser elsewhere used MitID, so it is a known device too. Forgotten, it needs MitID again.
  const devices = page.getByRole("list", { name: "Dine kendte enheder" }).getByRole("listitem");
  await expect(devices.filter({ hasText: "Denne enhed" })).toHaveCount(1);
  const known = await devices.count();
  await devices.filter({ hasNotText: "Denne enhed" }).first().getByRole("button", { name: /^Glem/ }).click();
  await expect(page.getByText(/er glemt\. Næste login der kræver MitID\.$/)).toBeVisible();
  await expect(devices).toHaveCount(known - 1);
  expect(await findings(page)).toEqual([]);

  // Removing the passkey ends every session.
  await newest.getByRole("button", { name: "Fjern Prøvenøglen" }).click();
  expect(await findings(page)).toEqual([]);
  await newest.getByRole("button", { name: "Fjern og log ud" }).click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/\?returnUrl=%2Fkonto%2Fbiometri/);
  await expect(page.getByRole("timer")).toHaveCount(0);
  await expect(dialog.getByRole("alert")).toHaveText(/kunne ikke logges ind med adgangsnøglen/);
});

test("a player who declines a passkey is not asked again; after a network error the question returns the next day (R4.11, R4.13, R8.14)", async ({
  page,
  context,
  brand,
}) => {
  await plugInAuthenticator(page);
  await goToMitId(page);
  await approveAtMitId(page, "passkey");
  await expect(page.getByRole("timer")).toBeVisible();
  const offer = page.getByRole("dialog", OFFER);
  // One question at a time; the cookie question comes first.
  await expect(page.getByRole("dialog", { name: "Vi bruger cookies" })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await answerCookies(context, brand);
  await page.reload();
  await expect(offer).toBeVisible();

  await page.route("**/pass-key/registration-options", (route) => route.abort());
  await offer.getByRole("button", { name: "Opret adgangsnøgle" }).click();
  await expect(offer.getByRole("alert")).toHaveText(/kunne ikke oprettes/);
  expect(await findings(page)).toEqual([]);
  const denied = async () => {
    const [cookie] = (await context.cookies()).filter(({ name }) => name === "passkey_status");
    return { value: cookie?.value, days: Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400) };
  };
  expect(await denied()).toEqual({ value: "denied", days: 1 });
  await offer.getByRole("button", { name: "Ikke nu" }).click();
  await page.reload();
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(offer).toHaveCount(0);

  await context.clearCookies({ name: "passkey_status" });
  await page.reload();
  await offer.getByRole("button", { name: "Ikke nu" }).click();
  await expect(offer).toHaveCount(0);
  expect(await denied()).toEqual({ value: "denied", days: 30 });
});
