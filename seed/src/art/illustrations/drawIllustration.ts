import { hashText } from "../draw/random.ts";
import { drawAuroraNight } from "./auroraNight.ts";
import {
  illustrationTopics,
  stylePalettes,
  type IllustrationId,
  type IllustrationPalette,
  type IllustrationStyle,
  type IllustrationTopic,
} from "./palette.ts";
import { drawPaperHall } from "./paperHall.ts";

const manners: Readonly<Record<IllustrationStyle, typeof drawPaperHall>> = {
  "paper-hall": drawPaperHall,
  "aurora-night": drawAuroraNight,
};

/**
 * Draws a page illustration, 1600 × 1000 px, as a complete SVG in the brand's inks (the style's own by default).
 *
 * @throws RangeError for an id that names no style or topic.
 */
export function drawIllustration(id: IllustrationId, palette?: IllustrationPalette): string {
  const [style, topic] = id.split("/") as [IllustrationStyle, IllustrationTopic]; // the id's type has exactly these halves
  if (!Object.hasOwn(manners, style) || !illustrationTopics.includes(topic)) {
    throw new RangeError(
      `There is no illustration "${id}": styles are ${Object.keys(manners).join(", ")}, topics ${illustrationTopics.join(", ")}.`,
    );
  }
  return manners[style](topic, palette ?? stylePalettes[style], hashText(id));
}
