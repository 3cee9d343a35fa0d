import type { ChatProfile, ChatRooms } from "@spilhus/contracts/chat";
import { formatTimeOfDay } from "@spilhus/i18n/island";
import { type ChatSnapshot, EMPTY_ROOM } from "../../store/chatSnapshot.ts";
import { reasonText } from "./lineText.ts";
import type { PanelWords } from "./panelText.ts";

/** Why a player may not write now, and what they can do about it. */
export interface Standing {
  readonly text: string;
  readonly reason?: string;
  /** Leads to the player's messages, where the decision and the way to complain are. */
  readonly hasComplaint?: boolean;
  readonly canTryAgain?: boolean;
}

/** A time of the day and its date. */
export const until = (time: string, { locale, zone }: PanelWords): string => {
  const day = new Intl.DateTimeFormat(locale, { timeZone: zone, day: "numeric", month: "long" });
  return `${formatTimeOfDay(time, zone)}, ${day.format(new Date(time))}`;
};

const because = (rule: string, words: PanelWords): string =>
  words.t("chat.becauseOf", { reason: reasonText(rule, words) });

/** What stands in the composer's place; nothing where the player may write. */
export function standingOf(
  chat: ChatSnapshot,
  room: string,
  rooms: ChatRooms | undefined,
  profile: ChatProfile | undefined,
  words: PanelWords,
): Standing | undefined {
  const { t } = words;
  const { connection, sanction } = chat;
  if (connection.at === "refused") {
    const { reason, until: end, rule } = connection;
    if (reason === "signed-out") return { text: t("chat.signedOut") };
    if (reason === "restricted") {
      return end === null
        ? { text: t("chat.restricted") }
        : { text: t("chat.restrictedUntil", { time: until(end, words) }) };
    }
    const text = end === null ? t("chat.banned") : t("chat.bannedUntil", { time: until(end, words) });
    return { text, ...(rule !== undefined && { reason: because(rule, words) }), hasComplaint: true };
  }
  const log = chat.rooms[room] ?? EMPTY_ROOM;
  const isRemoved = log.turnedAway === "forbidden";
  const isMeant = sanction && (sanction.room ?? room) === room;
  if (isMeant && (sanction.sanction === "mute" || sanction.sanction === "ban")) {
    const end = sanction.until;
    const reason = because(sanction.reason, words);
    if (isRemoved) return { text: t("chat.removedFromRoom"), reason, hasComplaint: true, canTryAgain: true };
    const text = end === null ? t("chat.muted") : t("chat.mutedUntil", { time: until(end, words) });
    return { text, reason, hasComplaint: true };
  }
  if (isRemoved) return { text: t("chat.removedFromRoom"), hasComplaint: true, canTryAgain: true };
  if (log.turnedAway !== undefined) return { text: t("chat.roomFull"), canTryAgain: true };
  const mode = rooms?.rooms.find((one) => one.room === room)?.mode;
  if (mode === "closed") return { text: t("chat.roomClosed") };
  if (mode === "hosts" && profile?.role === "player") return { text: t("chat.hostsOnly") };
  return undefined;
}
