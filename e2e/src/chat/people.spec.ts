import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { message, newText, openChat, say } from "./chatPanel.ts";
import { twoInChat } from "./twoInChat.ts";

/** A name that no other run has: letters alone, at most 20. */
const newName = (): string =>
  `Navn ${[...Date.now().toString(36)].map((sign) => "bdfghjklmnprstvabdfghjklmnprstvaeiouy"[parseInt(sign, 36)]).join("")}`;

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a player chooses a name that others read, is hidden by another and shown again, and whoever comes back finds where the new messages begin (R3.14, R6.06)", async ({
  page,
  browser,
  brand,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const writer = await twoInChat({ page, browser, brand, baseURL });

  const name = newName();
  await writer.getByRole("button", { name: "Navn og skjulte" }).click();
  await writer.getByRole("textbox", { name: "Navn", exact: true }).fill(name);
  await writer.keyboard.press("Enter");
  await expect(writer.getByText(`Du hedder nu ${name}`)).toBeVisible();
  await writer.getByRole("button", { name: "Tilbage til chatten" }).click();
  const first = newText();
  await say(writer, first);
  await expect(message(page, first)).toContainText(name);

  // By keyboard: hidden from the menu of a message, and the focus goes to where the player is shown again.
  await message(page, first).getByRole("button").press("Enter");
  await page.getByRole("button", { name: `Skjul ${name}` }).press("Enter");
  await expect(message(page, first)).toHaveCount(0);
  const settings = page.getByRole("button", { name: "Navn og skjulte" });
  await expect(settings).toBeFocused();
  const hidden = newText();
  await say(writer, hidden);
  await page.keyboard.press("Enter");
  const show = page.getByRole("button", { name: `Vis ${name} igen` });
  await expect(show).toBeVisible();
  await expect(message(page, hidden)).toHaveCount(0);
  await show.press("Enter");
  await expect(message(page, hidden)).toHaveCount(1);

  await page.getByRole("button", { name: "Luk chatten" }).click();
  const missed = newText();
  await say(writer, missed);
  await openChat(page);
  await expect(message(page, missed)).toHaveCount(1);
  const marker = page.getByRole("log").getByText("Nye beskeder herfra");
  await expect(marker).toHaveCount(1);
  const texts = await page.getByRole("log").getByRole("listitem").allTextContents();
  const place = texts.findIndex((text) => text.includes("Nye beskeder herfra"));
  expect(texts.findIndex((text) => text.includes(missed))).toBeGreaterThan(place);
  expect(texts.findIndex((text) => text.includes(hidden))).toBeLessThan(place);
  await writer.context().close();
});
