import { GLOBAL_ROOM } from "@spilhus/contracts/chat";
import type { LiveChatRoom } from "@spilhus/contracts/staff";
import type { Words } from "../../messages/index.ts";

interface Place {
  readonly brand: string;
  /** Null: every room. */
  readonly room: string | null;
}

/** What staff and players call a room; the id of one that is no more, such as that of a hall that has closed. */
export function roomName({ t }: Words, rooms: readonly LiveChatRoom[], { brand, room }: Place): string {
  if (room === null) return t("chat.everyRoom");
  if (room === GLOBAL_ROOM) return t("chat.globalRoom");
  if (room === brand) return t("chat.brandRoom");
  return rooms.find((one) => one.brand === brand && one.room === room)?.hallName ?? room;
}

/** A room's name with its brand. */
export const placeName = (words: Words, rooms: readonly LiveChatRoom[], place: Place): string =>
  `${roomName(words, rooms, place)} (${place.brand})`;
