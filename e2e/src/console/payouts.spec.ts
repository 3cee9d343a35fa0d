import type { Page } from "@playwright/test";
import { GET_FUNDS_PROOF, LIST_TRANSACTIONS } from "@spilhus/contracts/payments";
import { GET_USER_INFO } from "@spilhus/contracts/player-account";
import { consoleFindings } from "./consoleFindings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { openDeposit, sendDeposit } from "../payments/depositForm.ts";
import { bankStatement } from "./bankStatement.ts";
import { answerChallenge, ownName, payByCard } from "../payments/payAtProvider.ts";
import { newPlayer } from "../players/newPlayer.ts";
import { approveAtMitId } from "../players/signIn.ts";
import { CONSOLE, staffMember } from "./signInStaff.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ context, brand }) => answerCookies(context, brand));

const HIGH_LIMITS = { dayOre: 1_000_000, weekOre: 1_000_000, monthOre: 1_000_000 };

/** A read of the signed-in player's own data. */
const readAs = <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { "x-requested-with": "XMLHttpRequest" } });
    // The call's own contract.
    return (await answer.json()) as Answer;
  }, path);

const rowsOf = (page: Page) => page.getByRole("list", { name: "Dine udbetalinger" }).locator(":scope > li");

/** A new player with 5,600 kr. and a verified account. */
async function richPlayer(page: Page) {
  const person = await newPlayer(page, HIGH_LIMITS);
  const name = await ownName(page);
  await sendDeposit(await openDeposit(page), "5600");
  await payByCard(page, name, "challenge");
  await answerChallenge(page, "Godkend");
  await expect(page.getByRole("heading", { level: 1, name: /5\.600,00\skr\. er sat ind/ })).toBeVisible();
  await page.goto("/konto/udbetaling");
  await page.getByRole("button", { name: "Bekræft med MitID og tilføj en konto" }).click();
  await approveAtMitId(page, person.id);
  await page.getByLabel("Dit navn").fill(name);
  // Nobody else's: an account of two players is another rule's.
  await page.getByLabel("Kontoens sidste fire cifre").fill(String(Date.now()).slice(-4));
  await page.getByRole("button", { name: "Tilknyt kontoen" }).click();
  await expect(page.getByRole("radio", { name: /•••• \d{4}/ })).toBeVisible({ timeout: 30_000 });
  return { person, name };
}

async function withdraw(page: Page, person: string, amount: string, count: number): Promise<void> {
  await page.goto("/konto/udbetaling");
  await page.getByRole("textbox", { name: /Beløb/ }).fill(amount);
  await page.getByRole("button", { name: "Bekræft med MitID og udbetal" }).click();
  await approveAtMitId(page, person);
  await expect(rowsOf(page)).toHaveCount(count);
}

test("an officer approves a payout and the player sees it paid, refuses one with a reason, and a case is cleared (R2.38, R8.10, attack 43)", async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const { person, name } = await richPlayer(page);
  // Money that leaves without play: the third withdrawal waits for an officer.
  await withdraw(page, person.id, "2500", 1);
  await withdraw(page, person.id, "2500", 2);
  await withdraw(page, person.id, "300", 3);
  await withdraw(page, person.id, "200", 4);

  const officer = await staffMember(browser, "hvidvask-1", "/udbetalinger");
  const desk = officer.page;
  const open = (amount: RegExp) =>
    desk.getByRole("row").filter({ hasText: name }).filter({ hasText: amount }).getByRole("link");
  await expect(open(/300,00/)).toBeVisible();
  expect(await consoleFindings(desk)).toEqual([]);
  await open(/300,00/).click();
  await expect(desk.getByText("Spilleren anmodede om udbetaling")).toBeVisible();
  expect(await consoleFindings(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Godkend udbetalingen" }).click();
  const result = desk.getByText("Udbetalingen er godkendt og sendes nu.");
  await expect(result).toBeVisible();
  // A keyboard goes on at the result.
  await expect(desk.locator(":focus").filter({ has: result })).toHaveCount(1);
  await open(/200,00/).click();
  await desk.getByRole("button", { name: "Afvis udbetalingen" }).click();
  await expect(desk.getByText("Udbetalingen er afvist")).toBeVisible();
  await expect(desk.getByRole("row").filter({ hasText: name })).toHaveCount(0);

  await page.goto("/konto/udbetaling");
  const paid = rowsOf(page).filter({ hasText: /300,00/ });
  await expect(async () => {
    await page.reload();
    await expect(paid).toContainText("Udbetalt", { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(rowsOf(page).filter({ hasText: /(?<!\d)200,00/ })).toContainText(/[Aa]fvist/);

  await desk.getByRole("link", { name: "Hvidvasksager" }).click();
  await desk.getByRole("row").filter({ hasText: name }).getByRole("link").first().click();
  await desk.getByLabel("Notat").fill("Lønseddel set");
  await desk.getByRole("combobox", { name: /Status/ }).selectOption({ label: "Frikendt" });
  await desk.getByRole("button", { name: "Gem" }).click();
  await expect(desk.getByText("Sagen er gemt.")).toBeVisible();
  await expect(desk.getByText(/Frikendt, Dig: Lønseddel set/)).toBeVisible();
  expect(await consoleFindings(desk)).toEqual([]);
  await desk.getByRole("link", { name: "Mine handlinger" }).click();
  await expect(desk.getByRole("cell", { name: "Afgjort en udbetaling" })).not.toHaveCount(0);
  await officer.context.close();
});

test("two persons correct a balance: the one who proposes cannot confirm (R8.10)", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await newPlayer(page, HIGH_LIMITS);
  const payer = await ownName(page);
  await sendDeposit(await openDeposit(page), "400");
  await payByCard(page, payer, "challenge");
  await answerChallenge(page, "Godkend");
  await expect(page.getByRole("heading", { level: 1, name: /400,00\skr\. er sat ind/ })).toBeVisible();
  const { customerNumber } = await readAs<{ readonly customerNumber: string }>(page, GET_USER_INFO.path);
  const { transactions } = await readAs<{ readonly transactions: readonly { readonly receiptId: string }[] }>(
    page,
    LIST_TRANSACTIONS.path,
  );

  const first = await staffMember(browser, "finans-1", "/rettelser");
  const one = first.page;
  await one.getByLabel("Kundenummer").fill(customerNumber);
  await one.getByLabel("Beløb").fill("25,50");
  await one
    .getByLabel("Nummer", { exact: false })
    .last()
    .fill(transactions[0]?.receiptId ?? "");
  await one.getByLabel("Notat").fill("Gevinst ikke bogført");
  await one.getByRole("button", { name: "Foreslå en rettelse" }).click();
  await expect(one.getByText("Rettelsen er foreslået.")).toBeVisible();
  const own = one.getByRole("row").filter({ hasText: customerNumber });
  await expect(own.getByText("En anden end den, der har foreslået rettelsen")).toBeVisible();
  await expect(own.getByRole("button", { name: "Bekræft og bogfør" })).toHaveCount(0);
  expect(await consoleFindings(one)).toEqual([]);

  const second = await staffMember(browser, "finans-2", "/rettelser");
  const other = second.page.getByRole("row").filter({ hasText: customerNumber });
  await other.getByRole("button", { name: "Bekræft og bogfør" }).click();
  await expect(second.page.getByText("Rettelsen er bogført.")).toBeVisible();
  await page.goto("/konto/hjem");
  await expect(page.getByText(/425,50/).first()).toBeVisible();
  await Promise.all([first.context.close(), second.context.close()]);
});

test("a player reads that all players' money is covered, and since when, only after a statement of the bank was matched that day (R8.10)", async ({
  page,
  browser,
  brand,
}) => {
  test.setTimeout(120_000);
  await newPlayer(page);
  const covered = page.getByText(/^Spillernes penge er dækket\./);
  const { page: desk, context } = await staffMember(browser, "finans-1", "/afstemning");
  const enter = async (statement: string) => {
    await desk.goto(`${CONSOLE}/afstemning`);
    const file = { name: "camt.053.xml", mimeType: "application/xml", buffer: Buffer.from(statement) };
    await desk.getByLabel(/^Kontoudtog/).setInputFiles(file);
    await desk.getByRole("button", { name: "Indlæs kontoudtog" }).click();
    await expect(desk.getByText("Kontoudtoget er indlæst.")).toBeVisible();
  };

  // Of a statement by which money is missing nothing is said to a player.
  await enter(bankStatement(brand, -100));
  const proof = desk.getByRole("row").filter({ hasText: /[-−]1,00/ });
  const sum = proof.getByRole("cell").first();
  await expect(sum).toHaveText(/^[\d.]+,\d\d\skr\.$/);
  const target = Number((await sum.innerText()).replaceAll(/\D/g, ""));
  await page.goto("/konto/bevaegelser");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await readAs<object>(page, GET_FUNDS_PROOF.path)).toEqual({ coveredAt: null });
  await expect(covered).toHaveCount(0);

  await enter(bankStatement(brand, target));
  expect(await consoleFindings(desk)).toEqual([]);
  await page.reload();
  await expect(covered).toContainText(/den \d+\. \S+ 20\d\d kl\. \d\d[.:]\d\d/);
  await page.goto("/konto/udbetaling");
  await expect(covered).toBeVisible();
  await context.close();
});
