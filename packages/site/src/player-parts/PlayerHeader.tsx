"use client";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, PlayerMenu } from "@spilhus/ui";
import { notify } from "@spilhus/page-kit/notifications";
import { logOutAndLeave, useSession } from "@spilhus/player-session/session";
import { type ClockPlace, partsOf, PlayerSlot, useVisitor } from "@spilhus/player-session/visitor";
import { SessionClockIsland } from "@spilhus/player-session/session-clock";

/** The player's part of the header: session clock, name, menu and logout. */
export function PlayerHeader({ clockPlace }: { readonly clockPlace: ClockPlace }) {
  const shown = useSession();
  const path = usePathname();
  const parts = partsOf(useVisitor()) ?? [];
  const [isLeaving, setLeaving] = useState(false);
  if (!shown) return null;
  const { session, moment, user, isUserComing, messages } = shown;
  const t = islandTranslator(messages);

  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    try {
      await logOutAndLeave(t("account.loggedOut"));
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
  const items = parts.flatMap((part) => (part.slot === "menu" ? part.items(shown) : []));
  return (
    <PlayerMenu
      id="player-menu"
      name={user?.firstName ?? (isUserComing ? "" : t("session.menu"))}
      label={t("session.menu")}
      items={items.map((item) => ({ ...item, current: item.href === path }))}
      clock={
        <SessionClockIsland
          label={t("session.clock")}
          loggedInAt={session.loggedInAt}
          moment={moment}
          place={clockPlace}
        />
      }
      balance={<PlayerSlot slot="balance" parts={parts} slotProps={{}} />}
      logOut={
        <Button kind="secondary" wide isBusy={isLeaving} onClick={() => void leave()}>
          {t("session.logOut")}
        </Button>
      }
    />
  );
}
