import type { Duties } from "@spilhus/jurisdiction";
import type { Translate } from "@spilhus/i18n";
import { pathOf, routeById } from "@spilhus/routes";
import type { DutyLink } from "@spilhus/ui";

/** Links to help and limits, one click away from every page (BEK 1274/2019). */
export function dutyLinks(duties: Duties, t: Translate): DutyLink[] {
  return [
    { href: pathOf(routeById("responsible-gaming")), label: t("duties.responsibleGaming") },
    { href: duties.stopSpillet.url, label: t("duties.stopSpillet"), value: duties.stopSpillet.phone },
    { href: duties.rofus.url, label: t("duties.rofus") },
    { href: duties.selfTest.url, label: t("duties.selfTest") },
  ];
}
