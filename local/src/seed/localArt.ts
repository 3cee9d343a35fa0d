import {
  assignArt,
  drawCover,
  drawGame,
  drawIllustration,
  illustrationStyles,
  illustrationTopics,
  type IllustrationStyle,
  type IllustrationTopic,
} from "../art/index.ts";
import type { SeedGame } from "../games/seedGame.ts";
import type { SeedArt } from "./seedArt.ts";

function known<Name extends string>(names: readonly Name[], name: string, what: string): Name {
  const found = names.find((one) => one === name);
  if (found === undefined)
    throw new Error(`There is no ${what} "${name}": choose one of ${names.join(", ")}.`);
  return found;
}

const topicOf = (name: string): IllustrationTopic => known(illustrationTopics, name, "illustration");

const styleOf = (style: string): IllustrationStyle => known(illustrationStyles, style, "style of drawing");

/** What a picture goes by, the most played game first. */
export const inLobbyOrder = (games: readonly SeedGame[]) =>
  games
    .toSorted((a, b) => b.popularity - a.popularity || a.slug.localeCompare(b.slug))
    .map(({ slug, themes: [theme = ""], category }) => ({ slug, theme, category }));

/**
 * The local illustrator. Games get their manner of drawing in the order of a lobby, most played first, so that
 * neighbours there never look alike.
 */
export function localArt(games: readonly SeedGame[]): SeedArt {
  let specs: ReturnType<typeof assignArt> | undefined;
  return {
    game(slug, format) {
      specs ??= assignArt(inLobbyOrder(games));
      const spec = specs.get(slug);
      if (!spec) throw new Error(`There is no game "${slug}" to draw.`);
      return drawGame({ ...spec, format });
    },
    illustration: (style, name, inks) => drawIllustration(`${styleOf(style)}/${topicOf(name)}`, inks),
    cover: (style, seed, inks) => drawCover(seed, styleOf(style), inks),
  };
}
