import type { UserInfo } from "@spilhus/contracts/player-account";
import { createTranslator } from "@spilhus/i18n";
import { checkRestriction, type AccountStatus } from "@spilhus/restrictions";
import { routeById } from "@spilhus/routes";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PLAYER } from "@spilhus/player-session/testing";
import { RestrictionStatus } from "./RestrictionStatus.tsx";
import { STATUS_MESSAGES } from "./statusMessages.ts";
import type { StatusRoute } from "./statusKinds.ts";

const zone = "Europe/Copenhagen";
const now = Date.parse("2026-11-22T12:00:00Z");

function draw(route: StatusRoute, accountStatus: AccountStatus, user: UserInfo = PLAYER): string {
  const { path } = routeById(route);
  const { reason } = checkRestriction({
    ...accountStatus,
    path,
    now,
    zone,
    firstNavigationAfterLogin: false,
  });
  if (reason?.status !== path) throw new Error(`${path} is not the status page of this restriction.`);
  return renderToStaticMarkup(
    <RestrictionStatus
      route={route}
      reason={reason}
      player={{ user, accountStatus, now, zone }}
      messages={createTranslator("da").messagesOf(...STATUS_MESSAGES)}
      details={<p>Det har du tabt</p>}
      help={[{ href: "https://www.stopspillet.dk/", label: "StopSpillet", text: "70 22 28 25" }]}
    >
      <p>Det kan du selv gøre</p>
    </RestrictionStatus>,
  );
}

describe("RestrictionStatus", () => {
  it("suggests a break, with help and tools but no account links, when play limits are reached (R2.49)", () => {
    const html = draw("play-limits-reached", { checkResult: null, withinLimits: false });
    expect(html).toContain("<h1>Tid til en pause</h1>");
    expect(html).toContain('role="alert"');
    expect(html).toContain("StopSpillet");
    expect(html).toContain("Det kan du selv gøre");
    // The reason comes before the help.
    expect(html.indexOf("Det har du tabt")).toBeLessThan(html.indexOf("StopSpillet"));
    expect(html).not.toContain('href="/konto/');
  });

  it("shows the end in the brand's time zone and links to no closed page (R2.43, R4.02, R9.01)", () => {
    const checkResult = { type: "cooldown", context: { until: "2026-11-22T22:30:00Z" } };
    const html = draw("cooling-off", { checkResult, withinLimits: true });
    expect(html).toContain("22/11/2026 23:30:00");
    expect(html).not.toContain('href="/konto/indbetalingsloft"');
    expect(html).not.toContain('href="/konto/nedkoeling"');
  });

  it("offers to withdraw a marketing permission where the profile is closed, and only there", () => {
    const paused = {
      checkResult: { type: "cooldown", context: { until: "2026-11-22T22:30:00Z" } },
      withinLimits: true,
    };
    const marketing = { email: true, sms: false, phone: false, push: false };
    const offer = "Send mig ikke nyheder og tilbud";
    expect(draw("cooling-off", paused, { ...PLAYER, marketing })).toContain(offer);
    const none = { ...marketing, email: false };
    expect(draw("cooling-off", paused, { ...PLAYER, marketing: none })).not.toContain(offer);
    const limits = { checkResult: null, withinLimits: false };
    expect(draw("play-limits-reached", limits, { ...PLAYER, marketing })).not.toContain(offer);
  });
});
