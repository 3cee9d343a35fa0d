import { Parser } from "htmlparser2";
import { chooseCandidates } from "./chooseCandidate.ts";
import { SCREENS } from "./slotWidth.ts";

/** What today's phones and desktops say they can show. */
const KNOWN_TYPES = new Set(["image/avif", "image/webp"]);
const MEDIA = /^\((min|max)-width:\s*([\d.]+)(px|rem|em)\)$/;

/** Pictures that stand in the first view besides the largest, such as a lobby's first rows. */
const SHOWN_FIRST = 8;

interface Source {
  readonly srcset: string;
  readonly sizes: string;
  readonly media: string;
}

function matches(media: string, width: number): boolean {
  if (media === "") return true;
  const [, edge, amount, unit] = MEDIA.exec(media) ?? [];
  // An unknown condition may hold.
  if (amount === undefined) return true;
  const bound = Number(amount) * (unit === "px" ? 1 : 16);
  return edge === "min" ? width >= bound : width <= bound;
}

/**
 * The pictures a page shows first, by the exact addresses browsers of {@link SCREENS} ask for: those with
 * `fetchpriority="high"`, which are a page's largest, those it preloads, and the first few of the others.
 *
 * @param rows how many of the others; none for the largest alone.
 * @returns paths, in the page's order, each once.
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

/** Pictures are served under the page's own host; what lies elsewhere is not ours to warm. */
function pathOf(address: string): string {
  return address.startsWith("/") && !address.startsWith("//") ? address : "";
}
