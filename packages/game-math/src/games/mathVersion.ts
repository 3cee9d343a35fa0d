import { createHash } from "node:crypto";
import type { SlotGame } from "../slots/index.ts";
import type { RouletteTable } from "./houseRoulette.ts";

/** The keys of objects in one order, so that the same data always have the same text. Lists keep theirs: it is a strip's. */
function ordered(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** SHA-256 of all data of a game, in hex. A round keeps it, so that one knows by which reels, odds and pays it was decided. */
export const mathVersionOf = (game: SlotGame | RouletteTable): string =>
  createHash("sha256").update(JSON.stringify(game, ordered)).digest("hex");
