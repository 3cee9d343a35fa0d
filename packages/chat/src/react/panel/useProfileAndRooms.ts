import type { ChatProfile, ChatRooms } from "@spilhus/contracts/chat";
import { useEffect, useRef, useState } from "react";
import type { ChatCalls } from "../../session/chatCalls.ts";
import { untilAnswered } from "./untilAnswered.ts";

/** What the gateway knows of the player and the rooms. */
export interface ProfileAndRooms {
  readonly profile: ChatProfile | undefined;
  readonly rooms: ChatRooms | undefined;
  readonly setProfile: (profile: ChatProfile) => void;
}

/**
 * Reads the player's profile and the rooms.
 *
 * @param isOnline they are asked when there is a connection
 * @param change they are read again when it changes, such as when the house says something about the room
 */
export function useProfileAndRooms(
  calls: ChatCalls,
  isOnline: boolean,
  change: string | undefined,
): ProfileAndRooms {
  const [profile, setProfile] = useState<ChatProfile>();
  const [rooms, setRooms] = useState<ChatRooms>();
  const readAt = useRef<string>(undefined);
  // Without them the panel still shows what is said.
  useEffect(() => (isOnline ? untilAnswered(calls.profile, setProfile) : undefined), [calls, isOnline]);
  useEffect(() => {
    if (!isOnline || readAt.current === change) return undefined;
    return untilAnswered(calls.rooms, (answer) => {
      readAt.current = change;
      setRooms(answer);
    });
  }, [calls, isOnline, change]);
  return { profile, rooms, setProfile };
}
