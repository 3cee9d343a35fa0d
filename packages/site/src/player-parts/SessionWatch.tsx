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
import { hideClosedPlaces } from "./hideClosedPlaces.ts";
import { restrictionRedirect } from "./restrictionRedirect.ts";
import { partsOf, PlayerSlot, useVisitor } from "@spilhus/player-session/visitor";
import { SessionExpiryIsland } from "@spilhus/player-session/session-clock";
import { WelcomeSlot } from "./WelcomeSlot.tsx";

/** Redirects the player if the new page is closed to them, and hides links to pages that are (R4.02). */
async function applyRestriction(path: string, { moment, messages }: ShownSession): Promise<void> {
  const [{ checkResult }, { data }] = await Promise.all([userInfo.get(), loginLimits.get()]);
  const accountStatus = { checkResult, withinLimits: data.withinLimits };
  const now = serverNow(moment, performance.now());
  const redirectFrom = (from: string) => restrictionRedirect({ path: from, accountStatus, now });
  const to = redirectFrom(path);
  if (to !== undefined && location.pathname === path) location.assign(to);
  const closedText = islandTranslator(messages)("account.closedPlace");
  hideClosedPlaces(document, (place) => redirectFrom(place) !== undefined, closedText);
}

/** After a login or registration: notifies other tabs and sends the login receipt (R3.11, R4.08). */
async function reportArrival(path: string, { settings, session }: ShownSession): Promise<void> {
  const arrival = passArrival(path, document, sessionStorage);
  if (arrival.justLoggedIn) notifyTabs();
  if (!settings.isTracked || !(arrival.justLoggedIn || arrival.justSignedUp)) return;
  const { userId } = await userInfo.get();
  // Loaded only right after a login or registration.
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
 * The parts of a session that stay across navigations: the expiry warning, the welcome dialog, questions to the
 * player, and the checks after each navigation.
 */
export function SessionWatch() {
  const shown = useSession();
  const path = usePathname();
  const parts = partsOf(useVisitor()) ?? [];

  useEffect(() => {
    const now = sessionStore.shown();
    if (!now) return;
    // A failed check redirects nobody: the edge and the gateway enforce restrictions themselves.
    applyRestriction(path, now).catch(() => undefined);
    reportArrival(path, now).catch(() => undefined);
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
    // A session at its maximum length cannot be extended.
    if (expiresAt === session.expiresAt) throw new Error("The session cannot be extended.");
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
        <PlayerSlot slot="question" parts={parts} slotProps={{ settings, user, isWithinLimits }} />
      </WelcomeSlot>
    </>
  );
}

/** Logs out unless the server says that another tab has extended the session. */
async function expire(settings: ShownSession["settings"]): Promise<void> {
  const before = sessionStore.shown()?.session.expiresAt;
  await refreshSession(settings).catch(() => undefined);
  if (sessionStore.shown()?.session.expiresAt === before) leaveUnauthorized();
}
