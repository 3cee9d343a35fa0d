import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { openPlayerMenu } from "./openPlayerMenu.ts";
import { approveAtMitId, goToMitId } from "./signIn.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

const DATED = /\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}/;

/** The domain's table as a player meets it: where each seeded player lands, what is said, what else is open. */
const PLAYERS = [
  ["suspended", "/konto/suspenderet", /er suspenderet. Kontakt kundeservice/, true],
  ["suspended-missing-sof", "/konto/suspenderet", /mangler dokumentation/, true],
  ["deactivated", "/konto/deaktiveret", /er lukket/, false],
  ["block", "/konto/blokering", DATED, true],
  ["expired-block", "/konto/blokering", /blokering er udløbet/, true],
  ["cooldown", "/konto/nedkoeling", DATED, true],
  ["gdc-check-failed", "/konto/suspenderet", /ikke kunnet bekræfte dine oplysninger/, true],
  ["extended-kyc", "/konto/eid", /mangler nogle oplysninger/, true],
  ["oces-login", "/konto/eid", /Bekræft med MitID/, true],
  ["multi-account", "/konto/suspenderet", /allerede en spilkonto/, false],
  ["limits-reached", "/konto/spilgraenser-naaet", /Tid til en pause/, true],
] as const;

/** The page's own requirement. */
const PAGES = {
  "/konto/eid": "R2.32",
  "/konto/nedkoeling": "R2.43",
  "/konto/blokering": "R2.44",
  "/konto/deaktiveret": "R2.45",
  "/konto/suspenderet": "R2.46",
  "/konto/spilgraenser-naaet": "R2.49",
} as const;

for (const [userId, status, alert, mayReadHelp] of PLAYERS) {
  test(`${userId} is kept on ${status}, told why, and shown where they are logged in (${PAGES[status]}, R4.01, R4.02)`, async ({
    page,
  }) => {
    await goToMitId(page);
    await approveAtMitId(page, userId);
    const isThere = new RegExp(`${status}(?:\\?|$)`);
    await expect(page).toHaveURL(isThere);
    await expect(page.getByRole("main").getByText(alert).first()).toBeVisible();
    await expect(page.getByRole("timer")).toBeVisible();
    // Logging out elsewhere is never closed; who has all of the account has it on a page there.
    await expect(page.getByRole("list", { name: "Her er du logget ind" })).toHaveCount(
      userId === "limits-reached" ? 0 : 1,
    );

    // As a link would: whoever comes from the status page has been there.
    const follow = (path: string) =>
      Promise.all([page.waitForEvent("load"), page.evaluate((to) => location.assign(to), path)]);
    await follow("/spiloversigt");
    await expect(page).toHaveURL(isThere);
    // Nor does it matter how the next address is come by: the status page is forced once.
    await page.goto("/kundeservice");
    await expect(page).toHaveURL(mayReadHelp ? /\/kundeservice$/ : isThere);
    await expect(page.getByRole("timer")).toBeVisible();

    await openPlayerMenu(page);
    await page.getByRole("button", { name: "Log ud", exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}
