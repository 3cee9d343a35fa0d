import { TRACKING_PATHS } from "@spilhus/contracts/tracking";
import { findings } from "../accessibility/findings.ts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { PHONE } from "../fixtures/phone.ts";
import { expect, test } from "../fixtures/test.ts";
import { beginRegistration, registerAnswers } from "./newcomer.ts";
import { approveAtMitId } from "./signIn.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

test("a new player registers by keyboard through every step, reload and Back, and is welcomed (R2.07, R4.07, R5.08)", async ({
  page,
  context,
  brand,
  complaints,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize(PHONE);
  const { cpr } = await beginRegistration(page, "/faq?auth=signup&returnUrl=%2Fspiloversigt", 1);
  const dialog = page.getByRole("dialog", { name: "Opret spilkonto" });
  const heading = dialog.getByRole("heading", { level: 3 });
  const next = () => page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/spiloversigt\?auth=signup&step=1$/);
  await expect(heading).toHaveText(/Hvad er dit cpr-nummer/);
  await expect(heading).toBeFocused();
  expect(await findings(page)).toEqual([]);

  const cprField = dialog.getByLabel("Cpr-nummer");
  await cprField.fill("010190-1234");
  await next();
  await expect(dialog.getByRole("alert")).toHaveText(/hører ikke til dit MitID/);
  await cprField.fill(cpr);
  await next();

  await expect(heading).toHaveText("Hvordan får vi fat i dig?");
  await expect(heading).toBeFocused();
  await dialog.getByLabel("E-mail").fill("ny@");
  await dialog.getByLabel("Mobilnummer").fill("20123456");
  await next();
  await expect(dialog.getByRole("region", { name: /felter skal rettes/ })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel("E-mail").fill("ny@example.dk");
  await dialog.getByLabel("Hvad laver du?").selectOption({ label: "It og teknik" });
  await dialog.getByLabel("Hvad tjener du om året før skat?").selectOption({ index: 3 });
  const onward = dialog.getByRole("button", { name: "Fortsæt" });
  // The network fails half-way: the message is visible and nothing is lost.
  await context.setOffline(true);
  await onward.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText(/Vi fik ikke forbindelse/);
  await expect(dialog.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByLabel("E-mail")).toHaveValue("ny@example.dk");
  await context.setOffline(false);
  await onward.press("Enter");

  await expect(heading).toHaveText("Hvor meget vil du højst indbetale?");
  await expect(heading).toBeFocused();
  const limits = ["På et døgn", "På 7 dage", "På 30 dage"].map((name) => dialog.getByLabel(name));
  for (const field of limits) await expect(field).toHaveValue("");
  for (const [index, amount] of ["500", "200", "1.000"].entries()) await limits[index]?.fill(amount);
  await next();
  await expect(limits[1] ?? dialog).toBeFocused();
  await expect(limits[1] ?? dialog).toHaveAttribute("aria-invalid", "true");
  expect(await findings(page)).toEqual([]);
  await limits[1]?.fill("700");
  await next();
  await expect(heading).toHaveText("Må vi skrive til dig om spil?");

  // The address names the entry only; the server knows the current step.
  await expect(page).toHaveURL(/\/spiloversigt\?auth=signup&step=1$/);
  await page.goto("/spiloversigt?auth=signup&step=4");
  await expect(page).toHaveURL(/\/spiloversigt\?auth=signup&step=1$/);
  await expect(heading).toHaveText("Må vi skrive til dig om spil?");
  await dialog.getByRole("link", { name: "Grænser" }).press("Enter");
  await expect(heading).toHaveText("Hvor meget vil du højst indbetale?");
  await expect(limits[2] ?? dialog).toHaveValue("1.000");
  await page.goBack();
  await expect(heading).toHaveText("Må vi skrive til dig om spil?");
  await page.reload();
  await expect(heading).toHaveText("Må vi skrive til dig om spil?");

  const boxes = dialog.getByRole("checkbox");
  await expect(boxes).toHaveCount(5);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel(/fyldt 18 år/).press("Space");
  const receipt = page.waitForRequest(
    (request) =>
      request.url().endsWith(TRACKING_PATHS.event) && (request.postData() ?? "").includes("signup-receipt"),
  );
  await dialog.getByRole("button", { name: "Opret spilkonto" }).press("Enter");

  const welcome = page.getByRole("dialog", { name: /^Velkommen, / });
  await expect(welcome).toBeVisible();
  await expect(page).toHaveURL(/\/spiloversigt$/);
  await expect(welcome.getByText(/^\d{8}/)).toBeVisible();
  await expect(page.getByRole("timer")).toBeVisible();
  expect((await receipt).postDataJSON()).toMatchObject({ brand });
  await expect(page.locator("html")).toHaveAttribute("data-player", "logged_in");
  expect(await findings(page)).toEqual([]);
  const flags = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith("userJust"));
  expect((await flags()).toSorted()).toEqual(["userJustLoggedIn", "userJustSignedUp"]);

  await welcome.getByRole("link", { name: "Se din spilkonto" }).press("Enter");
  await expect(page).toHaveURL(/\/konto\/hjem$/);
  await expect(page.getByText("ny@example.dk")).toBeVisible();
  await expect(page.getByText("Bekræftet med MitID")).toBeVisible();
  await expect.poll(flags).toEqual([]);
  await page.reload();
  await expect(page.getByText("ny@example.dk")).toBeVisible();
  await expect(page.getByRole("dialog", { name: /^Velkommen, / })).toHaveCount(0);
  // The browser logs the refused number and the lost network.
  expect(complaints.filter((line) => !/422|ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
});

test("a registration tells excluded persons where to get help, and says when MitID was cancelled (R2.07, R4.23, R4.24)", async ({
  page,
}) => {
  const dialog = page.getByRole("dialog", { name: "Opret spilkonto" });
  await page.goto("/signup");
  await page.getByRole("main").getByRole("link", { name: "Fortsæt med MitID" }).click();
  await page.getByRole("button", { name: "Afbryd" }).click();
  await expect(page).toHaveURL(/\/signup\?/);
  await expect(dialog.getByRole("alert")).toHaveText(/Du afbrød MitID/);
  await expect(dialog.getByRole("link", { name: "Fortsæt med MitID" })).toBeVisible();

  // Nobody else's: `newPlayer` takes people of higher numbers.
  await registerAnswers("ny-20", "registered-permanent");
  await dialog.getByRole("link", { name: "Fortsæt med MitID" }).click();
  await approveAtMitId(page, "ny-20");
  await expect(dialog.getByRole("heading", { name: "Du er udelukket fra spil" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: /StopSpillet/ })).toHaveAttribute("href", /^tel:/);
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(dialog.getByRole("heading", { name: "Du er udelukket fra spil" })).toBeVisible();

  await page.goto("/faq?auth=signup");
  await dialog.getByRole("link", { name: "Fortsæt med MitID" }).click();
  await approveAtMitId(page, "spiller");
  const login = page.getByRole("dialog", { name: "Log ind" });
  await expect(login.getByRole("alert")).toHaveText(/Du har allerede en spilkonto/);
  await expect(login.getByRole("link", { name: "Log på med MitID" })).toBeVisible();
});
