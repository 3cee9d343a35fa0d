import { picturesOf, pictureOf } from "../art/drawing.ts";
import type { SlotSkin } from "../skin/index.ts";
import { dive } from "./kingfisher.ts";
import { isfuglensSkatScene } from "./scene.ts";
import { isfuglensSkatSounds } from "./sounds.ts";
import { ISFUGLENS_SKAT_SYMBOLS } from "./symbols.ts";

export const isfuglensSkatSkin: SlotSkin = {
  name: "Isfuglens Skat",
  symbols: picturesOf(ISFUGLENS_SKAT_SYMBOLS),
  cover: pictureOf(dive),
  scene: pictureOf(isfuglensSkatScene),
  motion: "river",
  sounds: isfuglensSkatSounds,
};
