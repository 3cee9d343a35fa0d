import type { Translate } from "@spilhus/i18n";
import { routeById } from "@spilhus/routes";
import type { Crumb } from "@spilhus/page-kit/seo";

/** Breadcrumbs from the account's front page to one of its pages. */
export const accountCrumbs = (t: Translate, name: string, path: string): readonly Crumb[] => [
  { name: t("account.title"), path: routeById("account-home").path },
  { name, path },
];
