import type { UserInfo, WinnerName } from "@spilhus/contracts/player-account";
import { createTranslator } from "@spilhus/i18n";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PLAYER } from "@spilhus/player-session/testing";
import { ProfileForms } from "./ProfileForms.tsx";
import { PROFILE_MESSAGES } from "./profileMessages.ts";

const drawn = (locale: string, user: UserInfo = PLAYER, shownAs: WinnerName = "alias") =>
  renderToStaticMarkup(
    <ProfileForms
      settings={{
        brand: "fjord",
        jurisdiction: "dk",
        hasPasskeys: false,
        path: "/konto/ret-profil",
        transport: { fetch },
        messages: createTranslator(locale).messagesOf(...PROFILE_MESSAGES),
      }}
      user={user}
      occupations={[{ id: "nurse", name: { da: "Sygeplejerske", en: "Nurse" } }]}
      salaries={[{ id: "200-300", name: { da: "200.000–299.999 kr.", en: "DKK 200,000–299,999" } }]}
      winnerName={{ shownAs, alias: "Havtorn 482", name: "Mette K." }}
      onWinnerNameSaved={() => undefined}
      onSaved={() => undefined}
    />,
  );

it("renders the player's data in the page's language, in forms that post (R2.37, R3.02)", () => {
  const html = drawn("en");
  expect(html).toContain('value="mette@example.dk"');
  expect(html).toContain('value="20 12 34 56"');
  expect(html).toMatch(/<option value="nurse" selected="">Nurse/);
  expect(html.match(/<form[^>]*method="post"/g)).toHaveLength(5);
});

it("shows a foreign number with its country code", () => {
  expect(drawn("da", { ...PLAYER, phoneNumber: "+46701234567" })).toContain('value="+46 701 234 567"');
});

const marketingOf = (html: string) => html.slice(0, html.indexOf("profile-winner-form"));

it("says under which alias others read of wins, and ticks the name only for those who chose it (R2.08)", () => {
  const box = (shownAs: WinnerName) =>
    /<input[^>]*type="checkbox"[^>]*name="name"[^>]*>|<input[^>]*name="name"[^>]*type="checkbox"[^>]*>/.exec(
      drawn("da", PLAYER, shownAs),
    )?.[0] ?? "";
  expect(drawn("da")).toContain("Havtorn 482");
  expect(drawn("en")).toContain("Mette K.");
  expect([box("alias").includes("checked"), box("name").includes("checked")]).toEqual([false, true]);
});

it("shows the marketing channels as they are in force, so that each can be withdrawn (R2.37)", () => {
  const ticked = (marketing: UserInfo["marketing"]) =>
    [...marketingOf(drawn("da", { ...PLAYER, marketing })).matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(
      ([box]) => [/name="(\w+)"/.exec(box)?.[1], box.includes("checked")],
    );
  expect(ticked({ email: true, sms: false, phone: false, push: true })).toEqual([
    ["email", true],
    ["sms", false],
    ["phone", false],
    ["push", true],
  ]);
  expect(ticked(PLAYER.marketing).map(([, isTicked]) => isTicked)).toEqual([false, false, false, false]);
});
