import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { message, newText, openChat, say, send } from "../chat/chatPanel.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { openHall } from "../play/scriptedHall.ts";
import { newPlayer } from "../players/newPlayer.ts";
import { consoleFindings } from "./consoleFindings.ts";
import { CONSOLE, staffMember } from "./signInStaff.ts";

test.use({ actionTimeout: 20_000, contextOptions: { reducedMotion: "reduce" } });

/** The room of the hall that `openHall` opens. */
const roomOf = (brand: string) => `/chat/${brand}_hall-lynbanko`;

/** A new player with the hall's chat open, in a browser of their own. */
async function playerInHall(
  browser: Browser,
  brand: string,
  baseURL: string | undefined,
): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await answerCookies(context, brand);
  const page = await context.newPage();
  await newPlayer(page);
  await openHall(page);
  await openChat(page);
  return { page, context };
}

/** The form with this button. */
const formWith = (page: Page, button: string): Locator =>
  page.locator("form").filter({ has: page.getByRole("button", { name: button, exact: true }) });

/** The row of a line in the console. */
const rowOf = (page: Page, text: string): Locator => page.getByRole("row").filter({ hasText: text });

interface SanctionChoice {
  readonly kind?: "mute" | "ban";
  /** Minutes, as the form offers them. */
  readonly length: string;
  readonly isEverywhere?: boolean;
}

/** Gives a sanction from the row of a line: the form has the player and the line. */
async function sanctionLine(
  page: Page,
  text: string,
  { kind = "mute", length, isEverywhere = false }: SanctionChoice,
): Promise<void> {
  await rowOf(page, text).getByRole("link", { name: "Advar, giv skrivepause eller udeluk" }).click();
  const form = formWith(page, "Giv sanktionen");
  await expect(form).toContainText(text);
  await form.getByRole("combobox", { name: "Art" }).selectOption(kind);
  await form.getByRole("combobox", { name: "Varighed" }).selectOption(length);
  await form.getByRole("checkbox", { name: "I alle rum" }).setChecked(isEverywhere);
  await form.getByRole("combobox", { name: "Regel" }).selectOption("begging");
  await form.getByRole("textbox", { name: "Notat" }).fill("Bad om penge");
  await form.getByRole("button", { name: "Giv sanktionen" }).click();
}

let words = 0;

/** A word of letters that no other run has. */
const newWord = (): string =>
  `kvist${[...`${Date.now()}${(words += 1)}`].map((digit) => "bdfghjklmn"[Number(digit)]).join("")}`;

/** A time as the console's fields take it, in the zone of the brand. */
const fieldTime = (ms: number): string => {
  const format = new Intl.DateTimeFormat("sv-SE", {
    ...{ dateStyle: "short", timeStyle: "short", timeZone: "Europe/Copenhagen" },
  });
  return format.format(new Date(ms)).replace(" ", "T");
};

test("a host is announced for every room, a player writes, is muted with a reason and may write again", async ({
  browser,
  brand,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const host = await staffMember(browser, "chat-1", "/chat/vagter");
  const desk = host.page;
  const hours = formWith(desk, "Tilføj vagten");
  await hours.getByRole("combobox", { name: "Rum" }).selectOption({ label: `I alle rum (${brand})` });
  await hours.getByLabel("Fra").fill(fieldTime(Date.now() - 120_000));
  await hours.getByLabel("Til").fill(fieldTime(Date.now() + 3_600_000));
  await hours.getByRole("button", { name: "Tilføj vagten" }).click();
  await expect(desk.getByText("Vagten er tilføjet.")).toBeVisible();
  const shift = rowOf(desk, `I alle rum (${brand})`).first();
  await expect(shift).toContainText("Mette");

  const player = await playerInHall(browser, brand, baseURL);
  await expect(player.page.getByText(/Mette er vært nu/)).toBeVisible();

  // The room renews itself, and what the host has begun to type stays.
  await desk.goto(`${CONSOLE}${roomOf(brand)}?auto=1`);
  const sayForm = formWith(desk, "Sig noget for huset");
  await sayForm.getByLabel("Linje").fill("Velkommen til");
  const begging = newText();
  await say(player.page, begging);
  await expect(rowOf(desk, begging)).toHaveCount(1);
  await expect(sayForm.getByLabel("Linje")).toHaveValue("Velkommen til");
  expect(await consoleFindings(desk)).toEqual([]);
  const welcome = `Velkommen til ${newText()}`;
  await sayForm.getByLabel("Linje").fill(welcome);
  await sayForm.getByLabel("Linje").press("Enter");
  await expect(desk.getByText("Linjen er sagt i rummet.")).toBeVisible();
  await expect(message(player.page, welcome)).toHaveCount(1);
  await expect(desk).toHaveURL(/auto=1/);

  await sanctionLine(desk, begging, { length: "10" });
  await expect(desk.getByText("Sanktionen gælder nu, og spilleren har fået besked.")).toBeVisible();
  await expect(player.page.getByText(/Du kan læse med, men ikke skrive før/)).toBeVisible();
  await expect(player.page.getByText(/Grund: Tiggeri eller lån/)).toBeVisible();
  expect(await consoleFindings(desk)).toEqual([]);

  await desk.getByRole("button", { name: "Ophæv sanktionen" }).click();
  await expect(desk.getByText("Sanktionen er ophævet, og spilleren har fået besked.")).toBeVisible();
  await say(player.page, newText());

  await desk.goto(`${CONSOLE}/mine-handlinger`);
  await expect(desk.getByText("Givet en sanktion i chatten").first()).toBeVisible();
  await expect(desk.getByText("Ophævet en sanktion i chatten").first()).toBeVisible();
  await desk.goto(`${CONSOLE}/chat/vagter`);
  await shift.getByRole("button").click();
  await expect(desk.getByText("Vagten er fjernet.")).toBeVisible();
  await Promise.all([player.context.close(), host.context.close()]);
});

test("two players answer a quiz, and the first in the order of the chat server wins; a held line waits for a moderator, and a long ban for two", async ({
  browser,
  brand,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const host = await staffMember(browser, "chat-2", roomOf(brand));
  const desk = host.page;
  const first = await playerInHall(browser, brand, baseURL);
  const second = await playerInHall(browser, brand, baseURL);

  const word = newWord();
  const question = `Skriv ordet ${word}`;
  const quiz = formWith(desk, "Stil spørgsmålet");
  await quiz.getByRole("textbox", { name: "Spørgsmål" }).fill(question);
  await quiz.getByRole("textbox", { name: "Rigtige svar" }).fill(`ikke${word}\n${word}`);
  await quiz.getByRole("button", { name: "Stil spørgsmålet" }).click();
  await expect(desk.getByText("Spørgsmålet er stillet.")).toBeVisible();
  for (const { page } of [first, second]) await expect(message(page, question)).toHaveCount(1);
  // Both answers leave at the same moment; which one the chat server takes first is its own.
  await Promise.all([send(first.page, word), send(second.page, `Ikke${word}!`)]);
  for (const { page } of [first, second]) {
    await expect(message(page, new RegExp(`Svaret var: (?:ikke)?${word}\\.`))).toHaveCount(1);
  }
  const isAnswer = new RegExp(`^(?:Ikke)?${word}!?$`);
  const answers = desk.getByRole("row").filter({ has: desk.getByRole("cell", { name: isAnswer }) });
  // The later answer may reach the database after the winner was told.
  await expect(async () => {
    await desk.reload();
    await expect(answers).toHaveCount(2, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  // The newest line is first.
  const writer = await answers
    .last()
    .getByRole("cell", { name: /, \d+$/ })
    .textContent();
  const customer = /\d+$/.exec(writer ?? "")?.[0] ?? "nobody";
  await expect(rowOf(desk, question).filter({ hasText: "Vundet" })).toContainText(customer);

  const term = newWord();
  await desk.goto(`${CONSOLE}/chat/ord`);
  const terms = formWith(desk, "Gem");
  await terms.getByRole("textbox", { name: "Ord" }).fill(term);
  await terms.getByRole("combobox").selectOption("hold");
  await terms.getByRole("button", { name: "Gem" }).click();
  await expect(rowOf(desk, term)).toHaveCount(1);
  const held = `Et ${term} fra skoven`;
  await send(first.page, held);
  await expect(message(first.page, held)).toHaveAttribute("data-state", "held");
  await desk.goto(`${CONSOLE}/chat?auto=1`);
  await expect(message(second.page, held)).toHaveCount(0);
  await rowOf(desk, held).getByRole("button", { name: "Slip igennem" }).click();
  await expect(message(second.page, held)).toHaveCount(1);
  await desk.goto(`${CONSOLE}/chat/ord`);
  await rowOf(desk, term).getByRole("button").click();
  await expect(rowOf(desk, term)).toHaveCount(0);

  // A ban of more than 30 days takes two people: until then the player writes on.
  await desk.goto(CONSOLE + roomOf(brand));
  await sanctionLine(desk, `Ikke${word}!`, { kind: "ban", length: "129600", isEverywhere: true });
  await expect(
    desk.getByText("Udelukkelsen er foreslået. En anden end dig skal bekræfte den."),
  ).toBeVisible();
  await expect(desk.getByRole("button", { name: "Bekræft udelukkelsen" })).toHaveCount(0);
  await say(second.page, newText());
  const colleague = await staffMember(browser, "chat-1", new URL(desk.url()).pathname);
  await colleague.page.getByRole("button", { name: "Bekræft udelukkelsen" }).click();
  await expect(second.page.getByText(/Du er udelukket fra chatten til/)).toBeVisible();
  const contexts = [first.context, second.context, host.context, colleague.context];
  await Promise.all(contexts.map((one) => one.close()));
});
