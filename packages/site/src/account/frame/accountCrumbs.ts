import type { Translate } from "@spilhus/i18n";
import { routeById } from "@spilhus/routes";
import type { Crumb } from "../../page-kit/structured-data/jsonLd.ts";

/** From the account's front page to one of its pages. */
export const accountCrumbs = (t: Translate, name: string, path: string): readonly Crumb[] => [
  { name: t("account.title"), path: routeById("account-home").path },
  { name, path },
];
