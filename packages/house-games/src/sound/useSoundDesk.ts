import { useCallback, useEffect, useRef } from "react";
import type { GameSound } from "../house-game/index.ts";
import type { Note } from "./note.ts";
import { type SoundDesk, soundDesk } from "./soundDesk.ts";

/** A function that plays sounds when sound is on. The desk is made with the first sound, which follows a press. */
export function useSoundDesk({ isOn, volume }: GameSound): (notes: readonly Note[]) => void {
  const desk = useRef<SoundDesk>(undefined);
  useEffect(() => {
    desk.current?.setVolume(isOn ? volume : 0);
  }, [isOn, volume]);
  useEffect(
    () => () => {
      desk.current?.close();
      desk.current = undefined;
    },
    [],
  );
  return useCallback(
    (notes) => {
      if (!isOn || volume === 0) return;
      if (!desk.current) {
        desk.current = soundDesk();
        desk.current.setVolume(volume);
      }
      desk.current.play(notes);
    },
    [isOn, volume],
  );
}
