import { useEffect, useRef, useState } from "react";
import type { LiveRound } from "@spilhus/contracts/bingo";
import type { GameSound } from "../house-game/index.ts";
import { useSoundDesk } from "../sound/index.ts";
import type { HallProps } from "./hallProps.ts";
import { HALL_SOUNDS } from "./hallSounds.ts";
import { soundOf } from "./soundOf.ts";

/** The sounds of a hall, off until the player turns them on. What happened before that is not heard. */
export function useHallSound(live: LiveRound | null, own: ReadonlySet<number>, air: HallProps["air"]) {
  const [sound, setSound] = useState<GameSound>({ isOn: false, volume: 0.6 });
  const play = useSoundDesk(sound);
  const seen = useRef(live);
  useEffect(() => {
    const before = seen.current;
    seen.current = live;
    const heard = soundOf(before, live, own);
    if (heard) play(HALL_SOUNDS[air][heard]);
  }, [air, live, own, play]);
  return { sound, setSound };
}
