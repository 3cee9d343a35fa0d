import { consoleFindings } from "./consoleFindings.ts";
import { expect, test } from "../fixtures/test.ts";
import { CONSOLE, signInStaff } from "./signInStaff.ts";

test("staff sign in, see what waits for their role, and sign out; Back shows nothing (R8.01, asvs:7.4.4)", async ({
  page,
  complaints,
}) => {
  await signInStaff(page, "finans-1");
  await expect(page.getByRole("heading", { level: 1, name: "Overblik" })).toBeVisible();
  await expect(page.getByText("Logget ind som Birgit Finans (Finans)")).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Afsnit" });
  const sections = ["Rettelser", "Afstemning", "Myndighed", "Mine handlinger"];
  await expect(menu.getByRole("link")).toHaveText(sections);
  expect(await consoleFindings(page)).toEqual([]);
  for (const section of sections) {
    await menu.getByRole("link", { name: section }).click();
    await expect(page.getByRole("heading", { level: 1, name: section })).toBeVisible();
    expect(await consoleFindings(page), section).toEqual([]);
  }
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await page.getByRole("button", { name: "Log ud", exact: true }).click();
  await expect(page.getByText("Du er logget ud.")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Log ind på konsollen" })).toBeVisible();
  await expect(page.getByText("Birgit Finans")).toHaveCount(0);
  expect(await consoleFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a role that may not see a page is told so clearly, and one without a role is not let in (R8.10)", async ({
  page,
}) => {
  await signInStaff(page, "support-1", "/udbetalinger");
  await expect(page.getByText("Ingen af dine roller giver adgang til dette.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Godkend/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Log ud", exact: true }).click();
  await page.getByRole("link", { name: "Log ind" }).click();
  await page.getByLabel("Bruger-id").fill("ingen-rolle");
  await page.getByRole("button", { name: "Log på" }).click();
  await expect(page.getByText("Din arbejdskonto har ingen rolle i konsollen.")).toBeVisible();
});

test("the console answers on its own host alone, stores nothing but its style sheet and cannot be framed (asvs:3.4.6)", async ({
  page,
  request,
}) => {
  const [sheet, answer] = await Promise.all([
    page.waitForResponse((response) => response.url().startsWith(`${CONSOLE}/stil.css?`)),
    page.goto(`${CONSOLE}/log-ind`),
  ]);
  const headers = (await answer?.allHeaders()) ?? {};
  expect(headers["content-security-policy"]).toMatch(
    /default-src 'none'; script-src 'nonce-[^']+' 'strict-dynamic'; .*form-action 'self'.*frame-ancestors 'none'/,
  );
  expect(headers["cache-control"]).toBe("no-store");
  expect(sheet.headers()["cache-control"]).toBe("private, max-age=31536000, immutable");
  expect(sheet.headers()["content-security-policy"]).toContain("default-src 'none'");
  // The edge of a brand leads neither to the console nor to the calls of staff.
  for (const path of ["/udbetalinger", "/staff/session", "/gateway/staff/session"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const { port } = new URL(CONSOLE);
  // Its requests name the brand's host.
  const asOther = await request.get(`http://127.0.0.1:${port}/log-ind`);
  expect(asOther.status()).toBe(404);
});

test("a form of another site changes nothing (asvs:3.5.1)", async ({ page }) => {
  await signInStaff(page, "finans-2", "/rettelser");
  await page.goto("about:blank");
  await page.setContent(
    `<form method="post" action="${CONSOLE}/rettelser/ny/propose"><button>Send</button></form>`,
  );
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().startsWith(CONSOLE)),
    page.getByRole("button").click(),
  ]);
  expect(answer.status()).toBe(403);
});
