import { readFile } from "node:fs/promises";
import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { started } from "../fixtures/started.ts";
import { expect, test } from "../fixtures/test.ts";
import { siteUrl } from "../stack/sites.ts";
import { signIn } from "./signIn.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a player saves a game on its page, finds it among the saved games, and removes it (R2.36)", async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  await page.goto("/");
  const href = await page.locator('a[href^="/spilside/"]').first().getAttribute("href");
  if (!href) throw new Error("The front page shows no game.");
  await page.goto(href);
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  // A guest sees no save button.
  await expect(page.getByRole("button", { name: "Gem spil" })).toHaveCount(0);

  await signIn(page, "spiller", href);
  const save = page.getByRole("button", { name: "Gem spil" });
  const unsave = page.getByRole("button", { name: "Fjern fra gemte spil" });
  await expect(save.or(unsave)).toBeVisible();
  if (await unsave.isVisible()) await unsave.click();
  await expect(save).toBeVisible();
  // A failed save is undone, with a message.
  await page.route("**/saved-games/*", (route) => route.abort());
  await save.click();
  await expect(page.getByText("Det blev ikke gemt. Prøv igen.")).toBeVisible();
  await expect(save).toBeVisible();
  await page.unroute("**/saved-games/*");
  await page.getByRole("button", { name: "Luk beskeden" }).click();
  complaints.length = 0;
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === "PUT" && answer.url().includes("/saved-games/"),
  );
  await save.click();
  await expect(unsave).toBeVisible();
  expect((await kept).status()).toBe(200);
  expect(await findings(page)).toEqual([]);

  await page.goto("/konto/gemte-spil");
  const list = page.getByRole("list", { name: "Dine gemte spil" });
  await expect(list.getByRole("link", { name })).toHaveAttribute("href", href);
  expect(await findings(page)).toEqual([]);
  await list.getByRole("button", { name: `Fjern ${name} fra gemte spil` }).click();
  await expect(page.getByText(`${name} er fjernet fra dine gemte spil.`)).toBeVisible();
  await page.getByRole("button", { name: "Gem igen" }).click();
  await expect(list.getByRole("link", { name })).toBeVisible();
  await list.getByRole("button", { name: `Fjern ${name} fra gemte spil` }).click();
  await expect(page.getByRole("heading", { name: "Du har ikke gemt nogen spil endnu" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a player sees the time spent, and creates a statement that no other player can read (R2.40, R2.51, R7.09)", async ({
  page,
  browser,
  brand,
}) => {
  test.setTimeout(120_000);
  await signIn(page, "spiller", "/konto/mentor");
  await page.getByText("Vis tallene").click();
  await expect(
    page.getByRole("table", { name: "Tid på siden de seneste 28 dage" }).getByRole("row"),
  ).toHaveCount(29);
  await expect(page.getByText("Indsatser på 28 dage")).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.getByRole("button", { name: "Lav kontoudskrift" }).click();
  await expect(page).toHaveURL(/\/konto\/brugerrapport\/[0-9a-f-]{36}$/);
  // The seeded player has played: each play is a row of its own, to the minute.
  const movements = page.getByRole("list", { name: "Hver bevægelse" }).getByRole("listitem");
  await expect(movements.filter({ hasText: "Indsats" }).first()).toContainText(/kl\. \d\d[.:]\d\d/);
  await expect(movements.nth(5)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  for (const [format, head] of [
    ["CSV", "\uFEFFSpilsted;"],
    ["PDF", "%PDF-"],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: `Hent som ${format}` }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^kontoudskrift-\d{4}-\d\d-\d\d\.(?:csv|pdf)$/);
    const text = await readFile(await file.path(), "utf8");
    expect(text.startsWith(head)).toBe(true);
    expect(format === "PDF" || /\r\n\d\d\/\d\d\/\d{4} \d\d:\d\d;Indsats;/.test(text)).toBe(true);
  }
  const receipt = await page
    .getByRole("link", { name: "Kontrollér denne kontoudskrift" })
    .getAttribute("href");
  // Print shows the statement only.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Kontoudskrift", level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("link", { name: "Hent som PDF" })).toBeHidden();

  const address = page.url();
  const other = await browser.newContext({ baseURL: siteUrl(brand), locale: "da-DK" });
  try {
    await answerCookies(other, brand);
    const stranger = await other.newPage();
    // Whoever holds the statement may have it checked, without an account.
    await stranger.goto(receipt ?? "");
    await started(stranger);
    await stranger.getByRole("button", { name: "Kontrollér" }).click();
    await expect(stranger.getByText("Kontoudskriften er ægte", { exact: true })).toBeVisible();
    expect(await findings(stranger)).toEqual([]);
    const code = stranger.getByRole("textbox", { name: "Kontrolkode" });
    await code.fill("0".repeat(64));
    await stranger.getByRole("button", { name: "Kontrollér" }).click();
    await expect(stranger.getByText("Vi kender ikke kontoudskriften")).toBeVisible();
    await signIn(stranger, "unverified", new URL(address).pathname);
    for (const to of [address, "/konto/brugerrapport/0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a01"]) {
      if (stranger.url() !== to) await stranger.goto(to);
      await expect(stranger.getByRole("heading", { name: "Kontoudskriften findes ikke" })).toBeVisible();
    }
    expect(await findings(stranger)).toEqual([]);
  } finally {
    await other.close();
  }
});

test("a press on a button whose code is still on its way shows that it is busy and is repeated once the code is there; a form is sent to nobody meanwhile", async ({
  page,
}) => {
  await signIn(page, "spiller");
  let release = Promise.withResolvers<undefined>();
  await page.route("**/_next/static/chunks/**", async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto("/konto/mentor", { waitUntil: "domcontentloaded" });
  const make = page.getByRole("button", { name: "Lav kontoudskrift" });
  await make.click();
  await expect(make).toHaveAttribute("data-busy", "true");
  release.resolve(undefined);
  await expect(page).toHaveURL(/\/konto\/brugerrapport\//);

  release = Promise.withResolvers();
  await page.goto("/kvittering", { waitUntil: "domcontentloaded" });
  const number = page.getByLabel("Kvitteringsnummer");
  await number.fill("0b7c3c60");
  await number.press("Enter");
  await expect(page.getByRole("button", { name: "Kontrollér" })).toHaveAttribute("data-busy", "true");
  release.resolve(undefined);
  await expect(page.getByText("2 felter skal rettes")).toBeVisible();
  await expect(number).toHaveValue("0b7c3c60");
});
