export { type Note, tone } from "./note.ts";
export { arpeggio, type SlotSounds } from "./slotSounds.ts";
export { type SoundDesk, soundDesk } from "./soundDesk.ts";
export { useSoundDesk } from "./useSoundDesk.ts";
