import type { DrawingSystem } from "../draw/drawingSystem.ts";
import { azulejo } from "./azulejo/index.ts";
import { bauhaus } from "./bauhaus/index.ts";
import { botanical } from "./botanical/index.ts";
import { ceramic } from "./ceramic/index.ts";
import { clockwork } from "./clockwork/index.ts";
import { constellation } from "./constellation/index.ts";
import { crystal } from "./crystal/index.ts";
import { cutPaper } from "./cut-paper/index.ts";
import { deco } from "./deco/index.ts";
import { neon } from "./neon/index.ts";
import { opArt } from "./op-art/index.ts";
import { pixel } from "./pixel/index.ts";
import { riso } from "./riso/index.ts";
import { stainedGlass } from "./stained-glass/index.ts";
import { theatre } from "./theatre/index.ts";
import { topographic } from "./topographic/index.ts";
import { ukiyo } from "./ukiyo/index.ts";
import { woodcut } from "./woodcut/index.ts";

/** Every drawing system, ordered so that neighbours in the list differ most in ground and line. */
export const drawingSystems = [
  cutPaper,
  neon,
  azulejo,
  woodcut,
  crystal,
  riso,
  deco,
  botanical,
  opArt,
  constellation,
  bauhaus,
  stainedGlass,
  ukiyo,
  pixel,
  ceramic,
  theatre,
  topographic,
  clockwork,
] as const satisfies readonly DrawingSystem[];

export type DrawingSystemId = (typeof drawingSystems)[number]["id"];
