import { routeById, type RouteId } from "@spilhus/routes";
import { lazy, Suspense } from "react";
import { useSession } from "@spilhus/player-session/session";
import type { ActiveSessionsMessages } from "../active-sessions/activeSessionsMessages.ts";

/** Loaded for who is kept here, not for everybody who may take a break. */
const ActiveSessionsIsland = lazy(async () => {
  const { ActiveSessionsIsland: Island } = await import("../active-sessions/ActiveSessionsIsland.tsx");
  return { default: Island };
});

interface StatusSessionsProps {
  /** The page, for MitID to bring back to. */
  readonly route: RouteId;
  readonly zone: string;
  readonly messages: ActiveSessionsMessages;
}

/**
 * On a page that a restricted player is kept on: where they are logged in, and the way out of there. Whoever has somebody
 * else in their account needs it most (docs/adr/restrictions-as-data.md).
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
