import type { ShellPart } from "@spilhus/page-kit";
import { GameApiIsland } from "./GameApiIsland.tsx";

/** The middleware of game play: edge and gateway decide who may play, and the page gets its script (R2.26, R2.58). */
export const PLAY_SHELL_PARTS: readonly ShellPart[] = [
  { slot: "middleware", id: "playgame", Component: () => <GameApiIsland /> },
];
