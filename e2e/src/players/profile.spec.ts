import { randomInt } from "node:crypto";
import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { started } from "../fixtures/started.ts";
import { expect, test } from "../fixtures/test.ts";
import { nextMail } from "./outbox.ts";
import { approveAtMitId, signIn } from "./signIn.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a player edits the profile, confirms by MitID again, and gets a message about the change (R2.37, R7.05, R7.07)", async ({
  page,
  brand,
  complaints,
}) => {
  test.setTimeout(150_000);
  const begun = new Date(Date.now() - 2_000);
  await signIn(page, "unverified", "/konto/ret-profil");
  await started(page);
  const email = page.getByRole("textbox", { name: /^E-mail/ });
  await expect(email).not.toHaveValue("");
  const before = await email.inputValue();
  expect(await findings(page)).toEqual([]);

  const number = `2${randomInt(1_000_000, 9_999_999)}`;
  const phone = page.getByRole("textbox", { name: /^Telefonnummer/ });
  await phone.fill("12");
  await page.getByRole("button", { name: "Gem telefonnummer" }).click();
  // The click counts although the field's error message moves the button.
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  expect(await findings(page)).toEqual([]);
  await phone.fill(number);
  await page.getByRole("button", { name: "Gem telefonnummer" }).click();
  await expect(page.getByText("Det er gemt.")).toBeVisible();

  const wanted = `ny-${randomInt(1_000_000)}@spiller.example`;
  // The answer that the service gives ten minutes after a MitID login.
  await page.route("**/user/email", async (route) => {
    await route.fulfill({
      status: 403,
      contentType: "application/json",
      body: JSON.stringify({ error: { code: "confirmation-needed", message: "…", statusCode: 403 } }),
    });
  });
  await email.fill(wanted);
  await page.getByRole("button", { name: "Gem e-mail" }).click();
  await expect(page.getByRole("heading", { name: "Bekræft, at det er dig" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.unroute("**/user/email");
  await page.getByRole("link", { name: "Bekræft med MitID" }).click();
  await approveAtMitId(page, "unverified");
  await expect(page).toHaveURL(/\/konto\/ret-profil$/);
  // The typed value was kept.
  await expect(email).toHaveValue(wanted);
  await started(page);
  await page.getByRole("button", { name: "Gem e-mail" }).click();
  await expect(page.getByText("Det er gemt.")).toBeVisible();
  const mail = await nextMail(brand, before, "email-changed", begun);
  expect(mail.subject).toContain("Din e-mail hos");

  await page.getByRole("combobox", { name: /^Arbejde/ }).selectOption({ index: 1 });
  await page.getByRole("combobox", { name: /^Årsindkomst/ }).selectOption({ index: 2 });
  await page.getByRole("button", { name: "Gem arbejde og indkomst" }).click();
  await expect(page.getByText("Det er gemt.").last()).toBeVisible();

  await page.goto("/konto/beskeder");
  const inbox = page.getByRole("list", { name: "Dine beskeder, de nyeste først" });
  const newest = inbox.getByRole("listitem").filter({ hasText: "Din e-mail er ændret" }).first();
  await expect(newest).toContainText("Ulæst");
  // No marketing without the player's permission.
  await expect(inbox).toContainText(/Kundeservice i julen|Hallen holder lukket/);
  await expect(inbox).not.toContainText(/Ny titel|Søndagsbankoen/);
  const count = async () =>
    Number(
      /\d+/.exec(
        (await page
          .getByRole("main")
          .getByText(/ulæste? besked/)
          .first()
          .textContent()) ?? "0",
      )?.[0],
    );
  const unread = await count();
  expect(await findings(page)).toEqual([]);
  await newest.getByText("Din e-mail er ændret").click();
  await expect(newest.getByText("Vi skriver fra nu af til den nye adresse.")).toBeVisible();
  await expect(newest).not.toContainText("Ulæst");
  await expect.poll(count).toBe(unread - 1);
  await page.reload();
  await expect(newest).not.toContainText("Ulæst");
  await newest.getByText("Din e-mail er ændret").click();
  await newest.getByRole("button", { name: "Markér som ulæst" }).click();
  await expect(newest).toContainText("Ulæst");
  await expect.poll(count).toBe(unread);
  const places = page.getByRole("navigation", { name: "Min spilkonto" });
  await expect(places.getByRole("link", { name: `Beskeder ${unread} ulæst` })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  // The browser logs the one refusal.
  expect(complaints.filter((text) => !text.includes("status of 403"))).toEqual([]);
});

test("a player is listed under an alias until they choose their name, and can go back to it (R2.08)", async ({
  page,
}) => {
  await signIn(page, "spiller", "/konto/ret-profil");
  await started(page);
  const box = page.getByRole("checkbox", { name: /i stedet for kaldenavnet/ });
  await expect(box).not.toBeChecked();
  await expect(page.getByText(/Uden kryds står der \p{Lu}\p{Ll}+ \d{3}\./u)).toBeVisible();
  for (const isTicked of [true, false]) {
    await box.setChecked(isTicked);
    await page.getByRole("button", { name: "Gem visning" }).click();
    await expect(page.getByText("Det er gemt.").last()).toBeVisible();
    await page.reload();
    await started(page);
    await expect(box).toBeChecked({ checked: isTicked });
  }
  expect(await findings(page)).toEqual([]);
});
