import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { openPlayerMenu } from "./openPlayerMenu.ts";
import { approveAtMitId, goToMitId } from "./signIn.ts";

test.beforeEach(({ context, brand }) => answerCookies(context, brand));

const DATED = /\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}/;

/** For each seeded restricted player: the status page, its message, and which other pages are open. */
const PLAYERS = [
  ["suspended", "/konto/suspenderet", /Kontakt kundeservice, så hjælper vi dig videre/, true],
  ["suspended-missing-sof", "/konto/suspenderet", /mangler dokumentation/, true],
  ["deactivated", "/konto/deaktiveret", /er lukket/, false],
  ["block", "/konto/blokering", DATED, true],
  ["expired-block", "/konto/blokering", /til kundeservice ophæver den/, true],
  ["cooldown", "/konto/nedkoeling", DATED, true],
  ["gdc-check-failed", "/konto/suspenderet", /ikke kunnet bekræfte dine oplysninger/, true],
  ["extended-kyc", "/konto/eid", /mangler nogle oplysninger/, true],
  ["oces-login", "/konto/eid", /Bekræft med MitID/, true],
  ["multi-account", "/konto/suspenderet", /allerede en spilkonto/, false],
  ["limits-reached", "/konto/spilgraenser-naaet", /Tid til en pause/, true],
] as const;

/** Requirement id of each status page. */
const PAGES = {
  "/konto/eid": "R2.32",
  "/konto/nedkoeling": "R2.43",
  "/konto/blokering": "R2.44",
  "/konto/deaktiveret": "R2.45",
  "/konto/suspenderet": "R2.46",
  "/konto/spilgraenser-naaet": "R2.49",
} as const;

for (const [userId, status, alert, mayReadHelp] of PLAYERS) {
  test(`${userId} is redirected to ${status}, sees the reason, and sees the open sessions (${PAGES[status]}, R4.01, R4.02)`, async ({
    page,
  }) => {
    await goToMitId(page);
    await approveAtMitId(page, userId);
    const isThere = new RegExp(`${status}(?:\\?|$)`);
    await expect(page).toHaveURL(isThere);
    await expect(page.getByRole("main").getByText(alert).first()).toBeVisible();
    await expect(page.getByRole("timer")).toBeVisible();
    // Logging out other sessions is always possible; players with a full account find it on its own page.
    await expect(page.getByRole("list", { name: "Her er du logget ind" })).toHaveCount(
      userId === "limits-reached" ? 0 : 1,
    );

    // Navigate like a link: the player has already seen the status page.
    const follow = (path: string) =>
      Promise.all([page.waitForEvent("load"), page.evaluate((to) => location.assign(to), path)]);
    await follow("/spiloversigt");
    await expect(page).toHaveURL(isThere);
    // The status page is forced once, however the player reaches the next address.
    await page.goto("/kundeservice");
    await expect(page).toHaveURL(mayReadHelp ? /\/kundeservice$/ : isThere);
    await expect(page.getByRole("timer")).toBeVisible();
    // Footer and menus offer no page that would only lead back.
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Vindere" })).toBeHidden();
    const groups = footer.getByRole("navigation").filter({ visible: true });
    await expect(groups.filter({ hasNot: page.getByRole("link").filter({ visible: true }) })).toHaveCount(0);
    await expect(footer.getByRole("link", { name: "Betingelser" })).toBeVisible({ visible: mayReadHelp });

    await openPlayerMenu(page);
    await page.getByRole("button", { name: "Log ud", exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}
