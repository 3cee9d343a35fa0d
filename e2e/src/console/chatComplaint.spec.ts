import type { Page } from "@playwright/test";
import { findings } from "../accessibility/findings.ts";
import { staffMember } from "./signInStaff.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { newPlayer } from "../players/newPlayer.ts";
import { message, newText, openChat, say } from "../chat/chatPanel.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

/** Mutes for an hour whoever wrote a line, in the console. */
async function mute(desk: Page, said: string): Promise<void> {
  const row = desk.getByRole("row").filter({ hasText: said });
  await row.getByRole("link", { name: "Advar, giv skrivepause eller udeluk" }).click();
  await expect(desk.getByText(said).last()).toBeVisible();
  await desk.getByLabel("Varighed").selectOption("60");
  await desk.locator("#sanction-reason").selectOption("harassment");
  await desk.getByRole("textbox", { name: /^Notat/ }).fill("Taler grimt");
  await desk.getByRole("button", { name: "Giv sanktionen" }).click();
  await expect(
    desk
      .getByRole("status")
      .or(desk.getByRole("heading", { level: 1 }))
      .first(),
  ).toBeVisible();
}

test("a player who is muted sees why and until when, complains among the messages, and writes again when somebody else agrees (R4.16, R8.17)", async ({
  page,
  browser,
  brand,
}) => {
  test.setTimeout(240_000);
  await newPlayer(page);
  await openChat(page);
  const [rude, polite] = [newText(), newText()];
  await say(page, rude);

  const moderator = await staffMember(browser, "chat-1", `/chat/${brand}_${brand}`);
  await mute(moderator.page, rude);

  const panel = page.getByRole("region", { name: /^Alle hos / });
  await expect(panel.getByText(/Du kan læse med, men ikke skrive før \d/)).toBeVisible();
  await expect(panel.getByText("Grund: Chikane.")).toBeVisible();
  await expect(panel.getByRole("textbox")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);

  await panel.getByRole("link", { name: "Læs mere eller klag" }).click();
  await expect(page).toHaveURL(/\/konto\/beskeder/);
  const decisions = page.getByRole("region", { name: "Afgørelser i chatten" });
  await expect(decisions.getByText("Gælder nu")).toBeVisible();
  await expect(decisions.getByText(/^Gælder til /)).toBeVisible();
  await expect(decisions.getByText("Grund: Tal ordentligt til andre.")).toBeVisible();
  await expect(decisions.getByText(`Du skrev: “${rude}”`)).toBeVisible();
  await decisions.getByRole("button", { name: /^Klag over: Du må ikke skrive/ }).click();
  const field = decisions.getByRole("textbox", { name: /Hvorfor er du uenig/ });
  await expect(field).toBeFocused();
  await field.fill("Det var en spøg mellem venner.");
  expect(await findings(page)).toEqual([]);
  await decisions.getByRole("button", { name: "Send klagen" }).click();
  await expect(decisions.getByText(/En anden medarbejder ser på sagen/)).toBeVisible();
  await expect(decisions.getByRole("button")).toHaveCount(0);

  // Who gave it may not judge it.
  const judge = await staffMember(browser, "chat-2", "/chat");
  const complaint = judge.page
    .getByRole("table", { name: "Klager" })
    .getByRole("row")
    .filter({ hasText: `(${brand})` })
    .first();
  await complaint.getByRole("link").click();
  await expect(judge.page.getByText(/Det var en spøg mellem venner/)).toBeVisible();
  await judge.page.getByRole("button", { name: "Giv spilleren medhold" }).click();
  await expect(judge.page).toHaveURL(/\/chat/);

  await expect(async () => {
    await page.reload();
    await expect(decisions.getByText(/Svar: Du fik ret/)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  await expect(decisions.getByText("Gælder nu")).toHaveCount(0);
  await page.goto("/kundeservice");
  await openChat(page);
  await say(page, polite);
  await expect(message(page, polite)).toHaveCount(1);
  await Promise.all([moderator.context.close(), judge.context.close()]);
});
