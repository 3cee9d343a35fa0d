import type { RegisteredBrand } from "@spilhus/contracts";
import { dutiesAt } from "@spilhus/jurisdiction";
import type { RoomRow } from "./tables.ts";

/** A room's row as its rounds of a moment are played: numbers never come faster than the brand's duties of that day allow. */
export const pacedRoom = (
  room: RoomRow,
  brand: Pick<RegisteredBrand, "jurisdiction" | "duties">,
  time: Date,
): RoomRow => ({ ...room, intervalMs: Math.max(room.intervalMs, dutiesAt(brand, time).pace.ballMs) });
