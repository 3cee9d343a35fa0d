import { hashText } from "./draw/random.ts";
import { motifs, type Motif } from "./draw/drawingSystem.ts";

const kin: Readonly<Record<string, Motif>> = {
  ancient: "egypt",
  arctic: "winter",
  banko: "bingo",
  birds: "animals",
  casino: "cards",
  coast: "sea",
  cosmos: "space",
  diamonds: "gems",
  dice: "cards",
  fantasy: "magic",
  fish: "fishing",
  flowers: "jungle",
  forest: "animals",
  gold: "mines",
  history: "egypt",
  jewels: "gems",
  literature: "books",
  lucky: "luck",
  myth: "dragons",
  nature: "animals",
  night: "magic",
  ocean: "sea",
  pirates: "sea",
  retro: "music",
  roulette: "cards",
  snow: "winter",
  sweets: "food",
  travel: "city",
  treasure: "mines",
  vikings: "norse",
  western: "desert",
  wild: "animals",
};
const byCategory: Readonly<Record<string, readonly Motif[]>> = {
  banko: ["bingo", "luck"],
  bingo: ["bingo", "luck"],
  casino: ["cards", "city"],
  slots: ["fruit", "gems", "luck", "magic"],
};

/** The motif for a game's theme: the theme itself, the closest motif, or one that suits the category. */
export function motifOfTheme(game: {
  readonly slug: string;
  readonly theme: string;
  readonly category: string;
}): Motif {
  const theme = game.theme.toLowerCase();
  const same = motifs.find((motif) => motif === theme);
  if (same) return same;
  const near = Object.hasOwn(kin, theme) ? kin[theme] : undefined;
  if (near) return near;
  const choices = (Object.hasOwn(byCategory, game.category) ? byCategory[game.category] : undefined) ?? [
    "luck",
  ];
  return choices[hashText(game.slug) % choices.length] ?? "luck";
}
