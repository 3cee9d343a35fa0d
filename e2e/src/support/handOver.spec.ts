import { consoleFindings } from "../console/consoleFindings.ts";
import { staffMember } from "../console/signInStaff.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { conversationIn, openDesk, panelOf, PREFERENCES, supportCalls, write } from "./deskPanel.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a colleague takes a conversation over, and a refused answer of the first agent is not lost (R1.06)", async ({
  page,
  context,
  browser,
  brand,
}) => {
  test.setTimeout(120_000);
  await answerCookies(context, brand, PREFERENCES);
  const calls = supportCalls(page);
  await openDesk(page, "/kundeservice");
  await write(page, `Hvem svarer mig? ${Date.now().toString(36)}`);
  await expect.poll(() => conversationIn(calls)).toBeDefined();
  const path = `/kundeservice/${conversationIn(calls)}`;
  const log = panelOf(page).getByRole("log");

  const nanna = await staffMember(browser, "support-1", path);
  await nanna.page.getByRole("button", { name: "Tag samtalen" }).click();
  await nanna.page.getByRole("textbox", { name: "Tekst" }).fill("Det gør jeg.");
  await nanna.page.getByRole("button", { name: "Svar", exact: true }).click();
  await expect(log).toContainText("Det gør jeg.");
  await nanna.page.getByRole("textbox", { name: "Tekst" }).fill("Et øjeblik.");

  const ole = await staffMember(browser, "support-2", path);
  await expect(ole.page.getByText("Nanna Support har samtalen")).toBeVisible();
  await expect(ole.page.getByRole("textbox", { name: "Tekst" })).toHaveCount(0);
  expect(await consoleFindings(ole.page)).toEqual([]);
  await ole.page.getByRole("button", { name: "Tag samtalen" }).click();
  await ole.page.getByRole("textbox", { name: "Tekst" }).fill("Nu er det mig.");
  await ole.page.getByRole("button", { name: "Svar", exact: true }).click();
  await expect(log).toContainText("Nu er det mig.");

  await nanna.page.getByRole("button", { name: "Svar", exact: true }).click();
  await expect(nanna.page.getByText("En kollega har taget samtalen.")).toBeVisible();
  expect(await consoleFindings(nanna.page)).toEqual([]);
  await expect(log).not.toContainText("Et øjeblik.");
  // What was typed is there once the conversation is hers again.
  await nanna.page.getByRole("button", { name: "Tag samtalen" }).click();
  const text = nanna.page.getByRole("textbox", { name: "Tekst" });
  await expect(text).toHaveValue("Et øjeblik.");
  // So is a text that is refused.
  await text.fill("Se www.example.dk");
  await nanna.page.getByRole("combobox", { name: "Side" }).selectOption("faq");
  await nanna.page.getByRole("button", { name: "Svar", exact: true }).click();
  await expect(nanna.page.getByText("Noget i formularen kan ikke bruges.")).toBeVisible();
  await expect(text).toHaveValue("Se www.example.dk");
  await expect(nanna.page.getByRole("combobox", { name: "Side" })).toHaveValue("faq");
  await text.fill("Se siden her.");
  await nanna.page.getByRole("button", { name: "Svar", exact: true }).click();
  await expect(log).toContainText("Se siden her.");
  await expect(text).toHaveValue("");

  // What is kept ends with the sign-out: somebody else may sit down at the desk.
  await text.fill("Et øjeblik til.");
  await ole.page.reload();
  await ole.page.getByRole("button", { name: "Tag samtalen" }).click();
  await expect(ole.page.getByRole("textbox", { name: "Tekst" })).toBeVisible();
  await nanna.page.getByRole("button", { name: "Svar", exact: true }).click();
  await expect(nanna.page.getByText("En kollega har taget samtalen.")).toBeVisible();
  const keptText = () => nanna.page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(keptText).toContain("Et øjeblik til.");
  await nanna.page.getByRole("banner").getByRole("button", { name: "Log ud" }).click();
  await expect(nanna.page.getByRole("link", { name: "Log ind" })).toBeVisible();
  await expect.poll(keptText).toBe("{}");
  await nanna.context.close();
  await ole.context.close();
});
