import { picturesOf, pictureOf } from "../art/drawing.ts";
import type { SlotSkin } from "../skin/index.ts";

import { treKirsebaerScene } from "./scene.ts";
import { treKirsebaerSounds } from "./sounds.ts";
import { TRE_KIRSEBAER_SYMBOLS } from "./symbols.ts";

export const treKirsebaerSkin: SlotSkin = {
  name: "Tre Kirsebær",
  symbols: picturesOf(TRE_KIRSEBAER_SYMBOLS),

  scene: pictureOf(treKirsebaerScene),
  motion: "drum",
  sounds: treKirsebaerSounds,
};
