import type { Obstacle } from "./obstacle.ts";
import type { PanelWords } from "./panelText.ts";
import { reasonText } from "./reasonText.ts";
import { untilText } from "./untilText.ts";

const FOR_GOOD = {
  "signed-out": "chat.signedOut",
  restricted: "chat.restricted",
  banned: "chat.banned",
  muted: "chat.muted",
  removed: "chat.removedFromRoom",
  "room-full": "chat.roomFull",
  "room-closed": "chat.roomClosed",
  "hosts-only": "chat.hostsOnly",
} as const satisfies Record<Obstacle["reason"], string>;

const FOR_A_TIME = {
  restricted: "chat.restrictedUntil",
  banned: "chat.bannedUntil",
  muted: "chat.mutedUntil",
} as const;

const hasEnd = (reason: Obstacle["reason"]): reason is keyof typeof FOR_A_TIME =>
  Object.hasOwn(FOR_A_TIME, reason);

/** Why a player may not write, until when, and which rule they broke. */
export function standingText({ reason, until, rule }: Obstacle, words: PanelWords): string {
  const { t } = words;
  const standing =
    until && hasEnd(reason) ? t(FOR_A_TIME[reason], { time: untilText(until, words) }) : t(FOR_GOOD[reason]);
  return rule === undefined
    ? standing
    : `${standing} ${t("chat.becauseOf", { reason: reasonText(rule, words) })}`;
}
