import { Parser } from "htmlparser2";
import { chooseCandidates } from "./chooseCandidate.ts";
import { SCREENS } from "./slotWidth.ts";

/** Media features of today's phones and desktops. */
const KNOWN_TYPES = new Set(["image/avif", "image/webp"]);
const MEDIA = /^\((min|max)-width:\s*([\d.]+)(px|rem|em)\)$/;

/** Number of pictures in the first view besides the largest, such as the first rows of a lobby. */
const SHOWN_FIRST = 8;

interface Source {
  readonly srcset: string;
  readonly sizes: string;
  readonly media: string;
}

function matches(media: string, width: number): boolean {
  if (media === "") return true;
  const [, edge, amount, unit] = MEDIA.exec(media) ?? [];
  // An unknown condition counts as true.
  if (amount === undefined) return true;
  const bound = Number(amount) * (unit === "px" ? 1 : 16);
  return edge === "min" ? width >= bound : width <= bound;
}

/**
 * The pictures that a page shows first, by the exact addresses that browsers of {@link SCREENS} request: those with
 * `fetchpriority="high"` (the largest), those it preloads, and the first few of the others.
 *
 * @param rows number of the others; 0 for the largest only.
 * @returns paths in the order of the page, without duplicates.
 */
export function firstPictures(html: string, rows = SHOWN_FIRST): string[] {
  const found = new Set<string>();
  let sources: Source[] = [];
  let others = 0;
  const add = (choices: readonly Source[]) => {
    for (const screen of SCREENS) {
      const taken = choices.find(({ media }) => matches(media, screen.width));
      if (!taken) continue;
      for (const address of chooseCandidates(taken.srcset, taken.sizes, screen)) found.add(address);
    }
  };
  const sourceOf = (attributes: Readonly<Record<string, string>>, prefix = ""): Source[] => {
    const srcset = attributes[`${prefix}srcset`];
    return srcset
      ? [{ srcset, sizes: attributes[`${prefix}sizes`] ?? "100vw", media: attributes["media"] ?? "" }]
      : [];
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "picture") sources = [];
      if (name === "source" && KNOWN_TYPES.has(attributes["type"] ?? ""))
        sources.push(...sourceOf(attributes));
      if (name === "link" && attributes["rel"] === "preload" && attributes["as"] === "image") {
        const preloaded = sourceOf(attributes, "image");
        add(preloaded);
        if (preloaded.length === 0 && attributes["href"]) found.add(attributes["href"]);
      }
      if (name !== "img") return;
      if (attributes["fetchpriority"] !== "high" && others++ >= rows) return;
      const choices = [...sources, ...sourceOf(attributes)];
      add(choices);
      if (choices.length === 0 && attributes["src"]) found.add(attributes["src"]);
    },
    onclosetag(name) {
      if (name === "picture") sources = [];
    },
  });
  parser.end(html);
  return [...found].map(pathOf).filter((path) => path !== "");
}

/** Pictures of this site are on the page's own host; others are not warmed. */
function pathOf(address: string): string {
  return address.startsWith("/") && !address.startsWith("//") ? address : "";
}
