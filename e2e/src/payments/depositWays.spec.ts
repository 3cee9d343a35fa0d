import type { Page } from "@playwright/test";
import { CREATE_DEPOSIT } from "@spilhus/contracts/payments";
import { TRACKING_PATHS } from "@spilhus/contracts/tracking";
import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { newPlayer } from "../players/newPlayer.ts";
import { approveAtMitId, signIn } from "../players/signIn.ts";
import { headerBalance, openDeposit, sendDeposit } from "./depositForm.ts";
import { answerChallenge, ownName, payByCard } from "./payAtProvider.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

const PROVIDER = /^http:\/\/betaling\.localhost/;
const credited = (page: Page, amount: RegExp) =>
  expect(page.getByRole("heading", { level: 1, name: amount })).toBeVisible({ timeout: 30_000 });

test("a card that the bank did not challenge is credited only once MitID has confirmed it (R2.28, attack 27)", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const person = await newPlayer(page);
  const name = await ownName(page);
  await sendDeposit(await openDeposit(page), "210");
  await payByCard(page, name, "frictionless");
  await expect(page.getByRole("heading", { level: 1, name: "Bekræft med MitID" })).toBeVisible();
  await expect(headerBalance(page)).toHaveText(/^Saldo\s0,00/);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Bekræft med MitID" }).click();
  await approveAtMitId(page, person.id);
  await credited(page, /210,00\skr\. er sat ind/);
  await expect(headerBalance(page)).toHaveText(/210,00/);
});

for (const [method, option, fill] of [
  ["MobilePay", "MobilePay", (page: Page) => page.getByLabel("Mobilnummer").fill("22334455")],
  ["a bank transfer", /netbank/, () => Promise.resolve()],
] as const) {
  test(`a deposit by ${method} is approved at its own page and credited (R2.28, R2.29)`, async ({ page }) => {
    test.setTimeout(120_000);
    const person = await newPlayer(page);
    const name = await ownName(page);
    const dialog = await openDeposit(page);
    await dialog.getByRole("textbox", { name: /Beløb/ }).fill("220");
    await dialog.getByRole("radio", { name: option }).check();
    await dialog.getByRole("button", { name: "Gå til betaling" }).click();
    await expect(page).toHaveURL(PROVIDER);
    await page.getByLabel("Dit navn").fill(name);
    await fill(page);
    await page.getByRole("button", { name: "Fortsæt" }).click();
    await page.getByRole("button", { name: "Godkend" }).click();
    await expect(page).toHaveURL(/\/payments\/pending\/seneste$/);
    const outcome = page.getByRole("heading", { level: 1 });
    await expect(outcome).toHaveText(/er sat ind|Bekræft med MitID/, { timeout: 30_000 });
    // Where the provider proves no strong authentication, MitID does.
    if ((await outcome.textContent()) === "Bekræft med MitID") {
      await page.getByRole("button", { name: "Bekræft med MitID" }).click();
      await approveAtMitId(page, person.id);
    }
    await credited(page, /220,00\skr\. er sat ind/);
  });
}

test("a double click and a second tab begin one payment, and the second says so (attack 20)", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await newPlayer(page);
  const begun: string[] = [];
  context.on("response", (response) => {
    if (response.request().method() !== "POST" || !response.url().endsWith(CREATE_DEPOSIT.path)) return;
    if (response.status() === 201) begun.push(response.url());
  });
  const other = await context.newPage();
  await other.goto("/kundeservice");
  // Each tab welcomes a new player.
  const welcome = other.getByRole("dialog", { name: /^Velkommen, / });
  await welcome.getByRole("button", { name: "Luk" }).click();
  await expect(welcome).toHaveCount(0);
  const second = await openDeposit(other);
  // A tab in the background draws nothing, so nothing in it can be pressed.
  await page.bringToFront();
  const first = await openDeposit(page);
  await first.getByRole("textbox", { name: /Beløb/ }).fill("230");
  await first.getByRole("radio", { name: /Dankort/ }).check();
  await first.getByRole("button", { name: "Gå til betaling" }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(PROVIDER);
  await other.bringToFront();
  await sendDeposit(second, "230");
  await expect(second.getByText("Du har lige indbetalt det samme")).toBeVisible();
  await expect(second.getByRole("button", { name: "Se den, der er i gang" })).toBeVisible();
  expect(await findings(other)).toEqual([]);
  expect(begun).toHaveLength(1);
});

test("without a network nothing is sent, what was typed stays, and the same press works again (attack 20)", async ({
  page,
  context,
}) => {
  await newPlayer(page);
  const dialog = await openDeposit(page);
  await context.setOffline(true);
  await sendDeposit(dialog, "240");
  await expect(dialog.getByRole("alert").first()).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: /Beløb/ })).toHaveValue("240");
  await context.setOffline(false);
  await dialog.getByRole("button", { name: "Gå til betaling" }).click();
  await expect(page).toHaveURL(PROVIDER);
});

test("a service that stops after it began a payment loses nothing: the page says what to do (R8.10, attack 20)", async ({
  page,
}) => {
  await newPlayer(page);
  const begun: string[] = [];
  await page.exposeFunction("begun", (txId: string) => begun.push(txId));
  // The service carries the first request out and is gone before it answers, as the edge then says.
  await page.evaluate((path) => {
    const usual = globalThis.fetch;
    let isGone = false;
    globalThis.fetch = async (input, init) => {
      const answer = await usual(input, init);
      if (init?.method !== "POST" || !String(input).endsWith(path)) return answer;
      // The body of the call's own contract, and the function that the test has exposed.
      const { txId } = (await answer.clone().json()) as { readonly txId: string };
      await (globalThis as unknown as { begun: (id: string) => Promise<void> }).begun(txId);
      if (isGone) return answer;
      isGone = true;
      const error = { code: "upstream-failed", statusCode: 502, message: "…", requestId: "x" };
      return Response.json({ error }, { status: 502 });
    };
  }, CREATE_DEPOSIT.path);
  const dialog = await openDeposit(page);
  await sendDeposit(dialog, "250");
  await expect(dialog.getByText("nåede ikke at blive bekræftet")).toBeVisible();
  await expect(dialog.getByText(/Den bliver kun gennemført én gang/).first()).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: /Beløb/ })).toHaveValue("250");
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Gå til betaling" }).click();
  await expect(page).toHaveURL(PROVIDER);
  expect(begun).toHaveLength(2);
  expect(begun[1]).toBe(begun[0]);
});

test("a payment's page stays up while the service is gone, and goes on when it is back (R2.29, R8.10)", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newPlayer(page);
  const name = await ownName(page);
  await sendDeposit(await openDeposit(page), "260");
  await expect(page).toHaveURL(PROVIDER);
  const GATEWAY = "**/gateway/payments/**";
  await page.route(GATEWAY, (route) => route.fulfill({ status: 504, json: {} }));
  await payByCard(page, name, "challenge");
  await answerChallenge(page, "Godkend");
  await expect(page.getByText("Betal ikke igen, før du har set status")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.unroute(GATEWAY);
  await credited(page, /260,00\skr\. er sat ind/);
});

test("a payment's id and amount are in no tracking, no other site's request and no page to go back to (attack 23)", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newPlayer(page);
  const name = await ownName(page);
  const sent: { url: string; body: string; referrer: string }[] = [];
  page.on("request", (request) =>
    sent.push({
      url: request.url(),
      body: request.postData() ?? "",
      referrer: request.headers()["referer"] ?? "",
    }),
  );
  const started = page.waitForResponse((one) => one.url().endsWith(CREATE_DEPOSIT.path));
  await sendDeposit(await openDeposit(page), "271");
  // The body of the call's own contract.
  const { txId } = (await (await started).json()) as { readonly txId: string };
  await payByCard(page, name, "challenge");
  await answerChallenge(page, "Godkend");
  await credited(page, /271,00\skr\. er sat ind/);
  await expect(page).toHaveURL(/\/payments\/pending\/seneste$/);
  const tracked = sent.filter(({ url }) => Object.values(TRACKING_PATHS).some((path) => url.endsWith(path)));
  expect(tracked.filter(({ body }) => body.includes(txId) || body.includes("27100"))).toEqual([]);
  const own = new URL(page.url()).origin;
  const others = sent.filter(({ url }) => !url.startsWith(own) && !PROVIDER.test(url));
  expect(others).toEqual([]);
  // The way from the provider to the deposit leaves no address with the id behind.
  await page.goBack();
  expect(page.url()).not.toContain(txId);
});

test("a blocked player pays nothing in, and may take their own money out (R2.38, R5.13)", async ({
  page,
}) => {
  await signIn(page, "block", "/konto/hjem");
  await expect(page).toHaveURL(/\/konto\/blokering/);
  await page.goto("/konto/blokering?deposit=true");
  const dialog = page.getByRole("dialog", { name: "Indbetal" });
  await expect(dialog.getByText("Du kan ikke indbetale lige nu")).toBeVisible();
  await page.goto("/konto/udbetaling");
  await expect(page.getByRole("heading", { level: 1, name: "Udbetaling til konto" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("an unverified player reads how much their temporary account may still take in, and confirms before a payout (R2.28, R2.38)", async ({
  page,
}) => {
  await signIn(page, "unverified", "/kundeservice");
  const dialog = await openDeposit(page);
  await expect(dialog.getByText("Din spilkonto er midlertidig", { exact: false })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Bekræft din identitet" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.goto("/konto/udbetaling");
  await expect(page).toHaveURL(/\/konto\/eid/);
  await expect(page.getByText("Bekræft, at du er dig")).toBeVisible();
  await expect(page.getByRole("link", { name: "Log på med MitID" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("a player accepts an offer, deposits for it, sees how far they are and gives it up for exactly the loss (R2.39)", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await newPlayer(page);
  const name = await ownName(page);

  await page.goto("/konto/mine-bonusser");
  const offer = page.getByRole("region", { name: /^Velkomstbonus/ });
  await expect(offer.getByText(/^op til .*kr\. i bonus$/)).toBeVisible();
  await expect(offer.getByText(/^ca\. .*kr\.$/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await offer.getByRole("button", { name: "Sig ja til vilkårene" }).click();
  await expect(page.getByText("Du har sagt ja til tilbuddet")).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const dialog = await openDeposit(page);
  await expect(dialog.getByText(/^Indbetalingen giver en bonus: Velkomstbonus/)).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: /Beløb/ })).toHaveValue("");
  expect(await findings(page)).toEqual([]);
  await sendDeposit(dialog, "200");
  await payByCard(page, name, "challenge");
  await answerChallenge(page, "Godkend");
  await expect(page.getByRole("heading", { level: 1, name: /200,00\skr\. er sat ind/ })).toBeVisible();

  await page.goto("/konto/mine-bonusser");
  const ownMoney = page.getByRole("region", { name: "Dine penge" });
  await expect(ownMoney).toContainText(/200,00\skr\./);
  await expect(page.getByRole("region", { name: "Bonus", exact: true })).toContainText(/200,00\skr\./);
  await expect(page.getByText(/^Spillet for 0,00\skr\. af [1-9][\d.]*,00\skr\.$/)).toBeVisible();
  // One bonus at a time: nothing else is offered meanwhile.
  await expect(page.getByRole("button", { name: "Sig ja til vilkårene" })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);

  await page.getByRole("button", { name: /^Opgiv, og mist 200,00\skr\.$/ }).click();
  await expect(page.getByText(/^Du har opgivet bonussen og mistede 200,00\skr\. i bonus\.$/)).toBeVisible();
  const earlier = page.getByRole("list", { name: "Tidligere bonusser" }).getByRole("listitem");
  await expect(earlier).toContainText(/Opgivet: 200,00\skr\. i bonus faldt bort/);
  await expect(headerBalance(page)).toHaveText(/^Saldo\s200,00/);
  expect(await findings(page)).toEqual([]);
  // The offer is granted once.
  await page.reload();
  await expect(earlier).toHaveCount(1);
  await expect(page.getByRole("region", { name: /^Velkomstbonus/ })).toHaveCount(0);
});
