import { picturesOf, pictureOf } from "../art/drawing.ts";
import type { SlotSkin } from "../skin/index.ts";

import { ferskenfaldScene } from "./scene.ts";
import { ferskenfaldSounds } from "./sounds.ts";
import { FERSKENFALD_SYMBOLS } from "./symbols.ts";

export const ferskenfaldSkin: SlotSkin = {
  name: "Ferskenfald",
  symbols: picturesOf(FERSKENFALD_SYMBOLS),

  scene: pictureOf(ferskenfaldScene),
  motion: "fall",
  sounds: ferskenfaldSounds,
};
