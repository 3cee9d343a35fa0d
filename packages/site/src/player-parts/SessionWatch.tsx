"use client";
import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import { SIGN_IN_LIMITS } from "@spilhus/contracts/user-auth";
import {
  notifyTabs,
  leaveForFrontPage,
  leaveUnauthorized,
  logOutAndLeave,
  loginLimits,
  playerTransport,
  userInfo,
  refreshSession,
  serverNow,
  sessionStore,
  type ShownSession,
  useSession,
  watchDataChanges,
} from "@spilhus/player-session/session";
import { passArrival } from "@spilhus/player-session/arrival";
import { moveOn } from "./moveOn.ts";
import { partsOf, PlayerSlot, useVisitor } from "@spilhus/player-session/visitor";
import { SessionExpiryIsland } from "@spilhus/player-session/session-clock";
import { WelcomeSlot } from "./WelcomeSlot.tsx";

/** What follows a navigation of a player: where they may not be they are not (R4.02). */
async function followNavigation(path: string, { moment }: ShownSession): Promise<void> {
  const [{ checkResult }, { data }] = await Promise.all([userInfo.get(), loginLimits.get()]);
  const to = moveOn({
    path,
    standing: { checkResult, withinLimits: data.withinLimits },
    now: serverNow(moment, performance.now()),
  });
  if (to !== undefined && location.pathname === path) location.assign(to);
}

/** The flags of a login are passed on, and its receipt is sent (R3.11, R4.08). */
async function followArrival(path: string, { settings, session }: ShownSession): Promise<void> {
  const arrival = passArrival(path, document, sessionStorage);
  if (arrival.justLoggedIn) notifyTabs();
  if (!settings.isTracked || !(arrival.justLoggedIn || arrival.justSignedUp)) return;
  const { userId } = await userInfo.get();
  // For who has just arrived alone.
  const [{ sendReceipt }, { playerTracking }] = await Promise.all([
    import("@spilhus/player-session/login-receipt"),
    import("@spilhus/player-session/tracking"),
  ]);
  await sendReceipt({
    arrival,
    userId,
    siteName: settings.siteName,
    loggedInAt: session.loggedInAt,
    transport: playerTransport,
    tracking: playerTracking(settings),
    memory: sessionStorage,
  });
}

const isWithinLimits = async () => (await loginLimits.get()).data.withinLimits;

/**
 * What of a session outlives a navigation: the warning before its end, the welcome, questions, and what is
 * due after each navigation.
 */
export function SessionWatch() {
  const shown = useSession();
  const path = usePathname();
  const parts = partsOf(useVisitor()) ?? [];

  useEffect(() => {
    const now = sessionStore.shown();
    if (!now) return;
    // A service that does not answer moves nobody: the edge and the services decide on their own.
    followNavigation(path, now).catch(() => undefined);
    followArrival(path, now).catch(() => undefined);
  }, [path]);

  useEffect(watchDataChanges, []);

  if (!shown) return null;
  const { session, moment, messages, settings, user } = shown;
  const t = islandTranslator(messages);
  const stay = async () => {
    userInfo.expire();
    await userInfo.get();
    await refreshSession(settings);
    const { expiresAt } = sessionStore.shown()?.session ?? session;
    // At the longest a session lasts, using it moves nothing.
    if (expiresAt === session.expiresAt) throw new Error("The session does not go on.");
  };
  return (
    <>
      <SessionExpiryIsland
        expiresAt={session.expiresAt}
        moment={moment}
        warnSeconds={SIGN_IN_LIMITS.sessionWarningSeconds}
        onStay={stay}
        onLogOut={() => void logOutAndLeave(t("account.loggedOut")).catch(leaveForFrontPage)}
        onExpired={() => void expire(settings)}
        messages={messages}
      />
      <WelcomeSlot shown={shown}>
        <PlayerSlot slot="question" parts={parts} given={{ settings, user, isWithinLimits }} />
      </WelcomeSlot>
    </>
  );
}

/** The time is up, unless another tab has used the session meanwhile: the server knows. */
async function expire(settings: ShownSession["settings"]): Promise<void> {
  const before = sessionStore.shown()?.session.expiresAt;
  await refreshSession(settings).catch(() => undefined);
  if (sessionStore.shown()?.session.expiresAt === before) leaveUnauthorized();
}
