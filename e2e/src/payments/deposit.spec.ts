import { CREATE_DEPOSIT, GET_DEPOSIT } from "@spilhus/contracts/payments";
import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { callFrom, newPlayer } from "../players/newPlayer.ts";
import { signIn } from "../players/signIn.ts";
import { headerBalance, openDeposit, sendDeposit } from "./depositForm.ts";
import { answerChallenge, ownName, payByCard } from "./payAtProvider.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a deposit by card with a challenge is credited and shown in every tab (R1.03, R2.28, R2.29)", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await newPlayer(page);
  const name = await ownName(page);
  const other = await context.newPage();
  await other.goto("/faq");
  await expect(headerBalance(other)).toHaveText(/0,00/);

  const dialog = await openDeposit(page);
  await expect(page).toHaveURL(/\?deposit=true$/);
  await expect(dialog.getByRole("textbox", { name: /Beløb/ })).toHaveValue("");
  expect(await findings(page)).toEqual([]);
  await sendDeposit(dialog, "400");
  await payByCard(page, name, "challenge");
  await answerChallenge(page, "Godkend");

  await expect(page).toHaveURL(/\/payments\/pending\/seneste$/);
  await expect(page.getByRole("heading", { level: 1, name: /400,00\skr\. er sat ind/ })).toBeVisible();
  await expect(headerBalance(page)).toHaveText(/400,00/);
  expect(await findings(page)).toEqual([]);
  // The other tab heard of it: its next poll is 15 s away at most, this is quicker.
  await other.bringToFront();
  await expect(headerBalance(other)).toHaveText(/400,00/, { timeout: 8_000 });

  await page.goto("/konto/bevaegelser");
  const row = page.getByRole("region", { name: "Dine bevægelser" }).getByRole("listitem");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Indbetaling");
  await expect(row).toContainText(/Saldo bagefter: 400,00/);
  expect(await findings(page)).toEqual([]);
});

test("a declined card takes nothing and says so by its code (R4.09)", async ({ page }) => {
  await newPlayer(page);
  const name = await ownName(page);
  await sendDeposit(await openDeposit(page), "100");
  await payByCard(page, name, "declined");
  await expect(page.getByRole("heading", { level: 1, name: "Betalingen blev afvist" })).toBeVisible();
  await expect(page.getByText("PA:1100")).toBeVisible();
  await expect(page.getByText("Der er ikke trukket noget", { exact: false })).toBeVisible();
  await expect(headerBalance(page)).toHaveText(/^Saldo\s0,00/);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: "Prøv igen" }).click();
  await expect(page.getByRole("dialog", { name: "Indbetal" })).toBeVisible();
});

test("a failed challenge takes nothing (R4.09)", async ({ page }) => {
  await newPlayer(page);
  const name = await ownName(page);
  await sendDeposit(await openDeposit(page), "100");
  await payByCard(page, name, "challenge");
  await answerChallenge(page, "Afvis");
  await expect(page.getByRole("heading", { level: 1, name: /Din bank kunne ikke bekræfte/ })).toBeVisible();
});

test("an answer lost on the way and a reload begin one payment (attack 20)", async ({ page }) => {
  await newPlayer(page);
  const begun: string[] = [];
  await page.exposeFunction("begun", (txId: string) => begun.push(txId));
  // The service carries the first request out, and its answer never arrives.
  await page.addInitScript((path) => {
    const usual = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const answer = await usual(input, init);
      if (init?.method !== "POST" || !String(input).endsWith(path)) return answer;
      // The body of the call's own contract, and the function that the test has exposed.
      const { txId } = (await answer.clone().json()) as { readonly txId: string };
      await (globalThis as unknown as { begun: (id: string) => Promise<void> }).begun(txId);
      if (sessionStorage.getItem("lost") === null) {
        sessionStorage.setItem("lost", "1");
        throw new TypeError("The connection was lost.");
      }
      return answer;
    };
  }, CREATE_DEPOSIT.path);
  await page.reload();
  const dialog = await openDeposit(page);
  await sendDeposit(dialog, "150");
  await expect(dialog.getByText("nåede ikke at blive bekræftet")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: /Beløb/ })).toHaveValue("150");
  await page.reload();
  await expect(dialog.getByRole("textbox", { name: /Beløb/ })).toHaveValue("150");
  await dialog.getByRole("button", { name: "Gå til betaling" }).click();
  await expect(page).toHaveURL(/^http:\/\/betaling\.localhost/);
  expect(begun).toHaveLength(2);
  expect(begun[1]).toBe(begun[0]);
});

test("a deposit over a limit says what is left, and what was typed stays", async ({ page }) => {
  await newPlayer(page);
  const dialog = await openDeposit(page);
  await expect(dialog.getByText(/^af 500,00\skr\./)).toBeVisible();
  await sendDeposit(dialog, "600");
  await expect(dialog.getByRole("alert")).toContainText(/500,00\skr\. nu/);
  await expect(dialog.getByRole("textbox", { name: /Beløb/ })).toHaveValue("600");
  expect(await findings(page)).toEqual([]);
});

test("the deposit is made by keyboard alone, and closing it gives the focus back", async ({ page }) => {
  await newPlayer(page);
  const link = page.getByRole("banner").getByRole("link", { name: "Indbetal" });
  await link.focus();
  await page.keyboard.press("Enter");
  const amount = page.getByRole("dialog", { name: "Indbetal" }).getByRole("textbox", { name: /Beløb/ });
  await expect(amount).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(amount).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).not.toHaveURL(/deposit/);
  await page.keyboard.press("Enter");
  await expect(amount).toBeVisible();
  await amount.focus();
  await page.keyboard.type("50");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/^http:\/\/betaling\.localhost/);
});

test("a guest learns nothing about a payment, whatever the address (R2.29, attack 18, attack 21)", async ({
  page,
}) => {
  await page.goto(
    "/payments/redirect-assistant?txId=a1B2c3D4e5F6g7H8i9J0kL&status=success&returnUrl=//evil.example",
  );
  await expect(page).toHaveURL(/\/payments\/pending\/seneste$/);
  await expect(page.getByRole("heading", { name: "Log ind for at se din indbetaling" })).toBeVisible();
  await expect(page.getByText("a1B2c3D4e5F6g7H8i9J0kL")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.goto("/payments/pending");
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test("an unknown deposit looks like another player's, and its id leaves the address (R2.29, attack 19)", async ({
  page,
}) => {
  await newPlayer(page);
  await page.goto("/payments/pending/a1B2c3D4e5F6g7H8i9J0kL");
  await expect(
    page.getByRole("heading", { level: 1, name: "Vi kan ikke finde indbetalingen" }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/payments\/pending\/seneste$/);
  expect(await callFrom(page, "GET", GET_DEPOSIT.path.replace("{txId}", "a1B2c3D4e5F6g7H8i9J0kL"))).toBe(404);
});

test("the payment pages answer no POST, cannot be framed and carry no vendor (R2.28, attack 23)", async ({
  page,
}) => {
  await page.goto("/faq");
  for (const path of ["/payments/redirect-assistant", "/payments/pending/seneste"]) {
    const headers = await page.evaluate(async (address) => {
      const answer = await fetch(address, { headers: { accept: "text/html" } });
      return Object.fromEntries(answer.headers);
    }, path);
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("frame-src");
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/https?:/);
    expect(headers["cache-control"]).toContain("no-store");
    expect(await callFrom(page, "POST", path)).toBe(405);
  }
});

test("a player without limits is asked to set them before a deposit", async ({ page }) => {
  await signIn(page, "no-limits", "/kundeservice");
  await page.getByRole("banner").getByRole("link", { name: "Indbetal" }).click();
  const dialog = page.getByRole("dialog", { name: "Indbetal" });
  await expect(dialog.getByText("Sæt dine grænser først")).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("link", { name: "Sæt dine grænser" }).click();
  await expect(page).toHaveURL(/\/konto\/indbetalingsloft$/);
  // None is suggested.
  for (const limit of [/Pr. dag/, /Pr. uge/, /Pr. måned/])
    await expect(page.getByRole("textbox", { name: limit })).toHaveValue("");
});

test("a player on a break sees their balance, is offered no deposit, and gets none by its address", async ({
  page,
}) => {
  await signIn(page, "cooldown", "/konto/hjem");
  await expect(page).toHaveURL(/\/konto\/nedkoeling/);
  await expect(headerBalance(page)).toHaveText(/kr\./);
  await expect(page.getByRole("banner").getByRole("link", { name: "Indbetal" })).toHaveCount(0);
  await page.goto("/konto/nedkoeling?deposit=true");
  const dialog = page.getByRole("dialog", { name: "Indbetal" });
  await expect(dialog.getByText("Du kan ikke indbetale lige nu")).toBeVisible();
  await expect(dialog.getByRole("textbox")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});

test("an English player deposits in English", async ({ page }) => {
  await newPlayer(page);
  await page.goto("/_locale/en?to=/faq");
  await page.getByRole("banner").getByRole("link", { name: "Deposit" }).click();
  const dialog = page.getByRole("dialog", { name: "Deposit" });
  await dialog.getByRole("textbox", { name: /Amount/ }).fill("1,000.50");
  await dialog.getByRole("radio", { name: /Dankort/ }).check();
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  await expect(dialog.getByRole("alert")).toContainText(/DKK\s500\.00 now/);
  expect(await findings(page)).toEqual([]);
});
