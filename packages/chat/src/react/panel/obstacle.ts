import type { ChatProfile, ChatRooms } from "@spilhus/contracts/chat";
import type { LoginRefusal, RefusalReason } from "../../connection/connectionState.ts";
import { type ChatSnapshot, EMPTY_ROOM } from "../../store/chatSnapshot.ts";

/** Why a player may not write now. Its words are in `standingText.ts`, which few players need. */
export interface Obstacle extends Partial<Omit<LoginRefusal, "reason">> {
  readonly reason: RefusalReason | "muted" | "removed" | "room-full" | "room-closed" | "hosts-only";
}

/** What keeps the player from writing in a room; nothing where they may write. */
export function obstacleIn(
  room: string,
  { connection, rooms: logs, sanction }: ChatSnapshot,
  rooms: ChatRooms | undefined,
  profile: ChatProfile | undefined,
): Obstacle | undefined {
  if (connection.at === "refused") return connection;
  const { turnedAway } = logs[room] ?? EMPTY_ROOM;
  const isMeant = (sanction?.room ?? room) === room;
  const held =
    isMeant && (sanction?.sanction === "mute" || sanction?.sanction === "ban") ? sanction : undefined;
  if (turnedAway === "forbidden") return { reason: "removed", ...(held && { rule: held.reason }) };
  if (held) return { reason: "muted", until: held.until, rule: held.reason };
  if (turnedAway !== undefined) return { reason: "room-full" };
  const mode = rooms?.rooms.find((one) => one.room === room)?.mode;
  if (mode === "closed") return { reason: "room-closed" };
  return mode === "hosts" && profile?.role === "player" ? { reason: "hosts-only" } : undefined;
}
