import { routeById, type RouteId } from "@spilhus/routes";
import { lazy, Suspense } from "react";
import { useSession } from "@spilhus/player-session/session";
import type { ActiveSessionsMessages } from "../active-sessions/activeSessionsMessages.ts";

/** Loaded only for restricted players. */
const ActiveSessionsIsland = lazy(async () => {
  const { ActiveSessionsIsland: Island } = await import("../active-sessions/ActiveSessionsIsland.tsx");
  return { default: Island };
});

interface StatusSessionsProps {
  /** The page that MitID returns to. */
  readonly route: RouteId;
  readonly zone: string;
  readonly messages: ActiveSessionsMessages;
}

/**
 * The active sessions of a restricted player. They must be able to log out an intruder even when the account is closed
 * (docs/adr/restrictions-as-data.md).
 */
export function StatusSessions({ route, zone, messages }: StatusSessionsProps) {
  const settings = useSession()?.settings;
  if (!settings) return null;
  return (
    <Suspense>
      <ActiveSessionsIsland
        brand={settings.brand}
        hasPasskeys={settings.hasPasskeys}
        zone={zone}
        path={routeById(route).path}
        messages={messages}
      />
    </Suspense>
  );
}
