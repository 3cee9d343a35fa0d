import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { started } from "../fixtures/started.ts";
import { expect, test } from "../fixtures/test.ts";
import { siteUrl } from "../stack/sites.ts";
import { plugInAuthenticator } from "./authenticator.ts";
import { openPlayerMenu } from "./openPlayerMenu.ts";
import { mailsTo, nextMail } from "./outbox.ts";
import { approveAtMitId, signIn } from "./signIn.ts";

const EMAIL = "password@spiller.example";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

async function openPasswordLogin(page: Page) {
  await page.goto("/faq?auth=login");
  const dialog = page.getByRole("dialog", { name: "Log ind" });
  await dialog.getByText("Log ind med adgangskode").click();
  return {
    dialog,
    logIn: async (password: string) => {
      await dialog.getByLabel("E-mail").fill(EMAIL);
      await dialog.getByRole("textbox", { name: /^Adgangskode/ }).fill(password);
      await dialog.getByRole("button", { name: "Log ind", exact: true }).click();
    },
  };
}

test("a player resets the password by a link that works once, logs in with it, and confirms by MitID to make a passkey (R2.31, R6.02, asvs:6.4.1)", async ({
  page,
  browser,
  brand,
  complaints,
}) => {
  test.setTimeout(120_000);
  const begun = new Date(Date.now() - 2_000);
  // After MitID, a password is enough on this device.
  await signIn(page, "password");
  await page.goto("/bonuskode");
  await expect(page).toHaveURL(/\/konto\/mine-bonusser$/);
  await openPlayerMenu(page);
  await page.getByRole("button", { name: "Log ud" }).click();
  await expect(page.getByRole("timer")).toHaveCount(0);

  const { dialog } = await openPasswordLogin(page);
  await dialog.getByLabel("E-mail").fill(EMAIL);
  await dialog.getByRole("button", { name: "Glemt adgangskode?" }).click();
  await expect(dialog.getByLabel("E-mail")).toHaveValue(EMAIL);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Send link" }).click();
  await expect(dialog.getByText("Se efter i din indbakke")).toBeVisible();

  const { text, from } = await nextMail(brand, EMAIL, "new-password", begun);
  expect(from.toLowerCase()).toContain(`${brand} <noreply@${brand}.example>`);
  const [link = ""] = /http\S+\/skift-adgangskode\/\S+/.exec(text) ?? [];
  expect(link.startsWith(siteUrl(brand))).toBe(true);
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(siteUrl(brand)) && !request.url().startsWith("data:")) {
      strangers.push(request.url());
    }
  });
  await page.goto(link);
  await expect(page.getByLabel(/^Ny adgangskode/)).toBeVisible();
  await expect(page).toHaveURL(/\/skift-adgangskode\/valg$/);
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
  const held = (await page.context().cookies()).find(
    ({ name }) => name === PLAYER_COOKIES.passwordChange.name,
  );
  expect(held).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
  expect(
    Math.abs((held?.expires ?? 0) - Date.now() / 1_000 - PLAYER_COOKIES.passwordChange.maxAge),
  ).toBeLessThan(60);
  // The cookie carries the token; the address contains nothing secret.
  await page.reload();
  await started(page);
  const field = page.getByLabel(/^Ny adgangskode/);
  await field.fill("kort");
  await page.getByRole("button", { name: "Gem ny adgangskode" }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  expect(await findings(page)).toEqual([]);
  for (const [weak, said] of [
    ["Qwerty123", /nem at gætte/],
    [`Mit-${brand}-1X`, /må ikke indeholde/],
  ] as const) {
    await field.fill(weak);
    await page.getByRole("button", { name: "Gem ny adgangskode" }).click();
    await expect(field).toHaveAccessibleDescription(said);
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  // The browser logs each refused answer.
  expect(complaints.splice(0)).toEqual([expect.stringContaining("400"), expect.stringContaining("400")]);
  const chosen = `Grød-${randomBytes(6).toString("hex")}7`;
  await field.fill(chosen);
  await page.getByRole("button", { name: "Gem ny adgangskode" }).click();
  await expect(page.getByText("Din adgangskode er ændret")).toBeVisible();
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);

  const other = await browser.newContext();
  await answerCookies(other, brand);
  const stranger = await other.newPage();
  await stranger.goto(link);
  await expect(stranger.getByText("Linket virker ikke længere")).toBeVisible();
  expect(await findings(stranger)).toEqual([]);
  // On a device without an earlier MitID login the right password is not enough.
  const elsewhere = await openPasswordLogin(stranger);
  await elsewhere.logIn(chosen);
  await expect(elsewhere.dialog.getByRole("alert")).toHaveText(/Vi kender ikke denne enhed/);
  await other.close();

  const here = await openPasswordLogin(page);
  await here.logIn("Spilhus123-forkert");
  await expect(here.dialog.getByRole("alert")).toHaveText(/passer ikke sammen/);
  // The change made every device unknown: MitID comes first, then the password is enough again.
  await here.logIn(chosen);
  await expect(here.dialog.getByRole("alert")).toHaveText(/Vi kender ikke denne enhed/);
  await signIn(page, "password");
  await openPlayerMenu(page);
  await page.getByRole("button", { name: "Log ud" }).click();
  await expect(page.getByRole("timer")).toHaveCount(0);
  const again = await openPasswordLogin(page);
  await again.logIn(chosen);
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
  await nextMail(brand, EMAIL, "password-changed", begun);

  // A passkey needs MitID after a password login: cancelling shows a message, approving continues.
  await plugInAuthenticator(page);
  await page.goto("/konto/biometri");
  const making = page.getByRole("dialog", { name: "Log hurtigere ind næste gang" });
  const make = () => making.getByRole("button", { name: "Opret adgangsnøgle" }).click();
  const confirm = making.getByRole("link", { name: "Bekræft med MitID" });
  await page.getByRole("button", { name: "Opret adgangsnøgle" }).click();
  await make();
  await expect(making.getByRole("region", { name: "Bekræft, at det er dig" })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await confirm.click();
  await page.getByRole("button", { name: "Afbryd" }).click();
  await expect(page).toHaveURL(/\/konto\/biometri\?/);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(/Du afbrød MitID. Prøv igen/);
  await expect(making).toHaveCount(0);
  await page.getByRole("button", { name: "Opret adgangsnøgle" }).click();
  await make();
  await confirm.click();
  await approveAtMitId(page, "password");
  await expect(page).toHaveURL(/\/konto\/biometri$/);
  await make();
  await expect(page.getByRole("dialog", { name: "Din adgangsnøgle er klar" })).toBeVisible();
});

test("a reset for an unknown address shows the same message and sends no mail (asvs:6.3.8)", async ({
  page,
}) => {
  const begun = new Date(Date.now() - 2_000);
  const nobody = `ingen-${randomBytes(4).toString("hex")}@spiller.example`;
  const { dialog } = await openPasswordLogin(page);
  await dialog.getByRole("button", { name: "Glemt adgangskode?" }).click();
  await dialog.getByLabel("E-mail").fill(nobody);
  await dialog.getByRole("button", { name: "Send link" }).click();
  await expect(dialog.getByText("Se efter i din indbakke")).toBeVisible();
  await expect(dialog.getByText(`Hører ${nobody} til en spilkonto`)).toBeVisible();
  expect(await mailsTo(nobody, begun)).toEqual([]);
});
