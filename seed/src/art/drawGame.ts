import { frameOf, type Format } from "./draw/frame.ts";
import { createRandom, hashText } from "./draw/random.ts";
import type { DrawingSystem, Motif } from "./draw/drawingSystem.ts";
import { drawingSystems, type DrawingSystemId } from "./systems/registry.ts";

/** Everything a game's picture depends on. */
export type GameArtSpec = {
  readonly seed: string;
  readonly system: DrawingSystemId;
  /** Index into the system's palettes, taken modulo their number; without it the seed chooses. */
  readonly palette?: number;
  readonly motif: Motif;
  /** Name of a subject of the motif (see `subjects.ts`); without it the seed chooses. */
  readonly subject?: string;
  readonly format: Format;
};

/**
 * Draws a game's key art as a complete SVG of at most 60 KB: no text, no script, nothing loaded from elsewhere. The
 * same spec gives the same bytes on every machine. Portrait is 900 × 1200 px and keeps its lower third, wide is
 * 2100 × 900 px and keeps its left 1000 px, calm and dark enough for white text; landscape is 1600 × 1000 px.
 *
 * @throws RangeError when the system does not draw the motif.
 */
export function drawGame(spec: GameArtSpec): string {
  const system: DrawingSystem | undefined = drawingSystems.find((candidate) => candidate.id === spec.system);
  if (!system)
    throw new RangeError(
      `There is no drawing system "${spec.system}": choose one of ${drawingSystems.map(({ id }) => id).join(", ")}.`,
    );
  if (!system.motifs.includes(spec.motif)) {
    throw new RangeError(
      `"${spec.system}" does not draw "${spec.motif}": choose one of ${system.motifs.join(", ")}.`,
    );
  }
  const index = (spec.palette ?? hashText(`${spec.seed} palette`)) % system.palettes.length;
  const palette = system.palettes[index];
  if (!palette) throw new RangeError(`Palette ${spec.palette} is no whole number from 0 up.`);
  return system.draw({
    frame: frameOf(spec.format),
    random: createRandom(spec.seed),
    palette,
    motif: spec.motif,
    ...(spec.subject === undefined ? {} : { subject: spec.subject }),
    noise: hashText(spec.seed),
  });
}
