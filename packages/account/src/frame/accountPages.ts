import type { MessageKey } from "@spilhus/i18n";
import { activeRestriction, mayVisit, type AccountStatus } from "@spilhus/restrictions";
import { ROUTE_IDS, routeById, type KnownRouteId, type RouteId } from "@spilhus/routes";
import type { IconName } from "@spilhus/ui";

/** What the pages are grouped by, in order: money first. */
export const PAGE_GROUPS = [
  "account.groupOverview",
  "account.groupMoney",
  "account.groupGames",
  "account.groupGambling",
  "account.groupMe",
] as const;

interface PlaceRow {
  readonly route: KnownRouteId;
  readonly label: MessageKey & `account.${string}`;
  readonly icon: IconName;
  readonly group: (typeof PAGE_GROUPS)[number];
}

/** The pages in the account menu, in order. Status pages are not in the menu. */
const PLACES = [
  { route: "account-home", label: "account.home", icon: "home", group: "account.groupOverview" },
  {
    route: "account-transactions",
    label: "account.movements",
    icon: "coins",
    group: "account.groupMoney",
  },
  { route: "withdrawal", label: "account.withdrawal", icon: "external", group: "account.groupMoney" },
  { route: "my-bonuses", label: "account.bonuses", icon: "ticket", group: "account.groupMoney" },
  { route: "account-messages", label: "account.messages", icon: "mail", group: "account.groupOverview" },
  { route: "saved-games", label: "account.savedGames", icon: "star", group: "account.groupGames" },
  { route: "edit-profile", label: "account.editProfile", icon: "user", group: "account.groupMe" },
  { route: "account-biometrics", label: "account.passkeys", icon: "key", group: "account.groupMe" },
  { route: "eid", label: "account.eid", icon: "shield", group: "account.groupMe" },
  { route: "account-deletion", label: "account.deletion", icon: "close", group: "account.groupMe" },
  { route: "mentor", label: "account.mentor", icon: "eye", group: "account.groupGambling" },
  { route: "deposit-limit", label: "account.depositLimit", icon: "shield", group: "account.groupGambling" },
  { route: "cooling-off", label: "account.coolingOff", icon: "pause", group: "account.groupGambling" },
  {
    route: "temporary-block",
    label: "account.temporaryBlock",
    icon: "calendar",
    group: "account.groupGambling",
  },
  { route: "self-exclusion", label: "account.selfExclusion", icon: "lock", group: "account.groupGambling" },
  {
    route: "account-responsible-gaming",
    label: "account.responsibleGaming",
    icon: "help",
    group: "account.groupGambling",
  },
] as const satisfies readonly PlaceRow[];

type Label = (typeof PLACES)[number]["label"];

/** A page in the account menu. */
export interface AccountPage {
  readonly route: RouteId;
  readonly href: string;
  readonly label: Label;
  readonly icon: IconName;
  readonly group: PlaceRow["group"];
}

/** Planned pages are left out until their route is served. */
export const ACCOUNT_PAGES: readonly AccountPage[] = PLACES.flatMap(({ route, ...place }) => {
  const id = ROUTE_IDS.find((served) => served === route);
  return id === undefined ? [] : [{ ...place, route: id, href: routeById(id).path }];
});

/** The menu's pages that are open to a player. A restriction closes some or all of them. */
export function openPages(accountStatus: AccountStatus): readonly AccountPage[] {
  const restriction = activeRestriction(accountStatus);
  return restriction ? ACCOUNT_PAGES.filter(({ route }) => mayVisit(restriction.row, route)) : ACCOUNT_PAGES;
}
