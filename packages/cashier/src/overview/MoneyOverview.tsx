import type { PageRequest } from "@spilhus/page-kit";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import { OVERVIEW_MESSAGES } from "./overviewMessages.ts";
import { OverviewIsland } from "./OverviewIsland.tsx";

/** A player's money, limits and time on the account's front page; nothing where money cannot be moved (R3.17). */
export function MoneyOverview({ request: { brand, messagesOf } }: { readonly request: PageRequest }) {
  if (!siteConfig().paymentsEnabled) return null;
  return <OverviewIsland zone={brand.timezone} messages={messagesOf(...OVERVIEW_MESSAGES)} />;
}
