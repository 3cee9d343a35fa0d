import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { started } from "../fixtures/started.ts";
import { expect, test } from "../fixtures/test.ts";
import { signIn } from "./signIn.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a player is asked about marketing from the second session on, by channel, once (R2.01)", async ({
  page,
  context,
  complaints,
}) => {
  const question = page.getByRole("dialog", { name: "Må vi fortælle dig om nyheder og tilbud?" });
  const told = () => page.waitForResponse((answer) => answer.url().endsWith("/user/info") && answer.ok());

  // Her first session here, unless the journey is run again on the same stack.
  await signIn(page, "undecided", "/");
  // An open page would notice that its session is gone and leave for the front page.
  await page.goto("about:blank");
  await context.clearCookies({ name: "__Host-sid" });
  await context.clearCookies({ name: "session_expiry" });
  await signIn(page, "undecided", "/");
  await expect(question).toBeVisible();
  await started(page);
  expect(await question.evaluate((dialog) => dialog.matches(":modal"))).toBe(false);
  for (const box of await question.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
  expect(await findings(page)).toEqual([]);

  await question.getByRole("button", { name: "Gem mit svar" }).click();
  await expect(question.getByRole("alert")).toHaveText("Vælg mindst én måde, vi må kontakte dig på.");
  await question.getByRole("checkbox", { name: "Sms" }).check();
  await question.getByRole("button", { name: "Gem mit svar" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText("Tak, dit svar er gemt.")).toBeVisible();

  const answer = told();
  await page.reload();
  const user: unknown = await (await answer).json();
  expect(user).toMatchObject({
    marketing: { email: false, sms: true, phone: false, push: false },
    marketingQuestionDue: false,
  });
  await started(page);
  await expect(question).toHaveCount(0);
  expect(complaints).toEqual([]);
});
