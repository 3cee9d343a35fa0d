import type { PageRequest } from "@spilhus/page-kit";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import { OVERVIEW_MESSAGES } from "./overviewMessages.ts";
import { LatestIsland } from "./LatestIsland.tsx";
import { OverviewIsland } from "./OverviewIsland.tsx";

interface MoneyProps {
  readonly request: PageRequest;
}

/** A player's money, limits and time on the account's front page; nothing where money cannot be moved (R3.17). */
export function MoneyOverview({ request: { messagesOf } }: MoneyProps) {
  if (!siteConfig().paymentsEnabled) return null;
  return <OverviewIsland messages={messagesOf(...OVERVIEW_MESSAGES)} />;
}

/** The player's last movements, under their details. */
export function LatestMovements({ request: { brand, messagesOf } }: MoneyProps) {
  if (!siteConfig().paymentsEnabled) return null;
  return <LatestIsland zone={brand.timezone} messages={messagesOf(...OVERVIEW_MESSAGES)} />;
}
