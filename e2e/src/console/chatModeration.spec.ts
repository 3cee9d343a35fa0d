import { message, newText, say } from "../chat/chatPanel.ts";
import { twoInChat } from "../chat/twoInChat.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { consoleFindings } from "./consoleFindings.ts";
import { staffMember } from "./signInStaff.ts";

test.use({ actionTimeout: 20_000 });
test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a player reports a line in two taps, a moderator takes it back and says a canned line, and the player is told how it was decided (R4.16, R8.17)", async ({
  page,
  browser,
  brand,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const writer = await twoInChat({ page, browser, brand, baseURL });
  const rude = newText();
  await say(writer, rude);

  // A menu, and then two taps.
  const line = message(page, rude);
  await line.getByRole("button").click();
  await line.getByRole("button", { name: "Anmeld", exact: true }).click();
  await line.getByRole("button", { name: "Chikane" }).click();
  await expect(line.getByText("Tak. Du får svar under dine beskeder.")).toBeVisible();

  const { page: desk, context: host } = await staffMember(browser, "chat-2", "/chat");
  const reports = desk.getByRole("table", { name: "Anmeldelser" });
  const report = reports.getByRole("row").filter({ hasText: rude });
  await expect(report).toContainText("Chikane");
  expect(await consoleFindings(desk)).toEqual([]);
  await report.getByRole("combobox", { name: "Regel" }).selectOption("harassment");
  await report.getByRole("button", { name: "Tag tilbage" }).click();
  await expect(desk.getByText("Linjen er taget tilbage for alle.")).toBeVisible();
  for (const reader of [page, writer]) {
    await expect(message(reader, rude)).toHaveCount(0);
    await expect(message(reader, "Fjernet af vært").last()).toBeVisible();
  }
  // Taking it back decides nothing about the report.
  await desk.goto(new URL("/chat", desk.url()).href);
  await report.getByRole("button", { name: "Giv medhold" }).click();
  await expect(desk.getByText("Anmeldelsen er afgjort, og de, der anmeldte, får besked.")).toBeVisible();
  await expect(report).toHaveCount(0);

  await desk.goto(new URL(`/chat/${brand}_${brand}`, desk.url()).href);
  const canned = `Tal ordentligt. ${newText()}`;
  await desk.getByRole("textbox", { name: "Ny fast linje" }).fill(canned);
  await desk.getByRole("button", { name: "Gem tekst" }).click();
  await desk.getByRole("combobox", { name: "Fast tekst" }).selectOption(canned);
  await desk.getByRole("button", { name: "Sig noget for huset" }).click();
  await expect(desk.getByText("Linjen er sagt i rummet.")).toBeVisible();
  for (const reader of [page, writer]) await expect(message(reader, canned)).toContainText("Vært");
  const kept = desk.getByRole("table", { name: "Faste linjer" }).getByRole("row").filter({ hasText: canned });
  await kept.getByRole("button", { name: "Fjern" }).click();
  await expect(kept).toHaveCount(0);

  await page.goto("/konto/beskeder");
  await expect(page.getByText("Tak for din anmeldelse").first()).toBeVisible();
  await Promise.all([writer.context().close(), host.close()]);
});
