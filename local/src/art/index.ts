export { assignArt, PAIR_GAP, SYSTEM_GAP } from "./assignArt.ts";
export { frameOf, type Format } from "./draw/frame.ts";
export { drawGame, type GameArtSpec } from "./drawGame.ts";
export { motifOfTheme } from "./motifOfTheme.ts";
export { motifs, type DrawingSystem, type Motif, type Palette } from "./system.ts";
export { drawingSystems, type DrawingSystemId } from "./systems/registry.ts";
