export type { SlotSkin } from "./slotSkin.ts";
