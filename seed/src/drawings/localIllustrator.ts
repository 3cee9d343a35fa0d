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
import type { SeedGame } from "../games/index.ts";
import type { Illustrator } from "./drawAsset.ts";

function findName<Name extends string>(names: readonly Name[], name: string, kind: string): Name {
  const found = names.find((known) => known === name);
  if (found === undefined)
    throw new Error(`There is no ${kind} "${name}": choose one of ${names.join(", ")}.`);
  return found;
}

const topicOf = (name: string): IllustrationTopic => findName(illustrationTopics, name, "illustration");

const styleOf = (name: string): IllustrationStyle => findName(illustrationStyles, name, "style of drawing");

/** Games in the order of a lobby, most played first, with the properties that decide how they are drawn. */
export const inLobbyOrder = (games: readonly SeedGame[]) =>
  games
    .toSorted((a, b) => b.popularity - a.popularity || a.slug.localeCompare(b.slug))
    .map(({ slug, themes: [theme = ""], category, subject }) => ({
      ...{ slug, theme, category },
      ...(subject === undefined ? {} : { subject }),
    }));

/**
 * Draws with the systems of `art`. Drawing systems are assigned to games in the order of a lobby, so that neighbours
 * there never look alike.
 */
export function localIllustrator(games: readonly SeedGame[]): Illustrator {
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
