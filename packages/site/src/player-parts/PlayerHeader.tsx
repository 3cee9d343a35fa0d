"use client";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, PlayerMenu } from "@spilhus/ui";
import { openPlaces } from "@spilhus/account/account-places";
import { notify } from "@spilhus/page-kit/notifications";
import { logOutHere, useSession } from "@spilhus/player-session/session";
import type { ClockPlace } from "@spilhus/player-session/visitor";
import { SessionClockIsland } from "@spilhus/player-session/session-clock";

/** The head of a page for a player: clock, name, menu, and the way out. */
export function PlayerHeader({ clockPlace }: { readonly clockPlace: ClockPlace }) {
  const shown = useSession();
  const path = usePathname();
  const [isLeaving, setLeaving] = useState(false);
  if (!shown) return null;
  const { session, moment, user, isUserComing, messages } = shown;
  const t = islandTranslator(messages);

  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    try {
      await logOutHere(t("account.loggedOut"));
    } catch {
      setLeaving(false);
      notify({
        id: "log-out-failed",
        type: "log-out-failed",
        alert: t("account.logOutFailed"),
        multiple: false,
        clearOnPageChange: true,
      });
    }
  };
  // Which places are open is not known before whom they are open to.
  const places = isUserComing
    ? []
    : openPlaces({ checkResult: user?.checkResult ?? null, withinLimits: true });
  return (
    <PlayerMenu
      id="player-menu"
      name={user?.firstName ?? (isUserComing ? "" : t("session.menu"))}
      label={t("session.menu")}
      items={places.map(({ route, href, label, icon }) => ({
        href,
        label: t(label),
        icon,
        current: href === path,
        ...(route === "account-messages" &&
          user && {
            count: user.unreadMessages,
            countLabel: t("inbox.unreadCount", { count: user.unreadMessages }),
          }),
      }))}
      clock={
        <SessionClockIsland
          label={t("session.clock")}
          loggedInAt={session.loggedInAt}
          moment={moment}
          place={clockPlace}
        />
      }
      logOut={
        <Button kind="secondary" wide isBusy={isLeaving} onClick={() => void leave()}>
          {t("session.logOut")}
        </Button>
      }
    />
  );
}
