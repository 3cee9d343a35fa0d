"use client";
import { AccountQueries } from "@spilhus/account/player-data";
import { islandTranslator } from "@spilhus/i18n/island";
import { useSession } from "@spilhus/player-session/session";
import { Skeleton } from "@spilhus/ui";
import type { MovementMessages } from "./movementMessages.ts";
import { MovementsPanel } from "./MovementsPanel.tsx";

interface MovementsIslandProps {
  readonly zone: string;
  readonly messages: MovementMessages;
}

/** A player's movements, fetched in the browser. */
export function MovementsIsland({ zone, messages }: MovementsIslandProps) {
  const shown = useSession();
  const t = islandTranslator(messages);
  if (!shown) return <Skeleton shape="text" count={5} label={t("cashier.loadingMovements")} />;
  return (
    <AccountQueries>
      <MovementsPanel now={shown.moment.serverTime} zone={zone} messages={messages} />
    </AccountQueries>
  );
}
