import type { MessageKey, Translate } from "@spilhus/i18n";
import { routeById, type RouteId } from "@spilhus/routes";
import type { HelpCardContent, IconName } from "@spilhus/ui";
import type { PauseDuties } from "@spilhus/page-kit/compliance";

interface Tool {
  readonly route: RouteId;
  readonly icon: IconName;
  readonly title: MessageKey & `account.${string}`;
  readonly text: (t: Translate, duties: PauseDuties) => string;
}

/** Self-control tools, the mildest first. */
const TOOLS = [
  {
    route: "deposit-limit",
    icon: "coins",
    title: "account.depositLimit",
    text: (t) => t("selfService.toolLimit"),
  },
  {
    route: "cooling-off",
    icon: "pause",
    title: "account.coolingOff",
    text: (t, { coolingOffHours: hours }) => t("selfService.toolPause", { hours }),
  },
  {
    route: "temporary-block",
    icon: "calendar",
    title: "account.temporaryBlock",
    text: (t, { blockLeastDays: days }) => t("selfService.toolBlock", { days }),
  },
  {
    route: "self-exclusion",
    icon: "lock",
    title: "account.selfExclusion",
    text: (t) => t("selfService.toolExclusion"),
  },
  {
    route: "account-deletion",
    icon: "close",
    title: "account.deletion",
    text: (t) => t("selfService.toolDeletion"),
  },
] as const satisfies readonly Tool[];

/** A card for each tool. */
export const toolCards = (t: Translate, duties: PauseDuties): readonly HelpCardContent[] =>
  TOOLS.map(({ route, icon, title, text }) => ({
    id: route,
    icon,
    title: t(title),
    text: text(t, duties),
    link: { href: routeById(route).path, label: t("selfService.toolGo") },
  }));
