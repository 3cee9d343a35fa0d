export { assignArt, PAIR_GAP, SYSTEM_GAP } from "./assignArt.ts";
export { frameOf, type Format } from "./draw/frame.ts";
export { drawGame, type GameArtSpec } from "./drawGame.ts";
export { drawCover } from "./illustrations/drawCover.ts";
export { drawIllustration } from "./illustrations/drawIllustration.ts";
export {
  illustrationStyles,
  illustrationTopics,
  stylePalettes,
  type IllustrationId,
  type IllustrationPalette,
  type IllustrationStyle,
  type IllustrationTopic,
} from "./illustrations/palette.ts";
export { motifOfTheme } from "./motifOfTheme.ts";
export { motifs, type DrawingSystem, type Motif, type Palette } from "./draw/drawingSystem.ts";
export { drawingSystems, type DrawingSystemId } from "./systems/registry.ts";
