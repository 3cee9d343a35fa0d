import { slotWidth, type Screen } from "./slotWidth.ts";

interface Candidate {
  readonly address: string;
  readonly width: number;
}

/** Parses the candidates of a `srcset` with widths, narrowest first. */
function candidates(srcset: string): Candidate[] {
  return [...srcset.matchAll(/(\S+)\s+(\d+)w/g)]
    .map(([, address = "", width]) => ({ address, width: Number(width) }))
    .sort((one, other) => one.width - other.width);
}

/**
 * The addresses that a browser may request for a width. WebKit and Gecko choose the first candidate that is wide enough;
 * Chromium chooses the next narrower one while the width is below the geometric mean of the two.
 */
export function chooseCandidates(srcset: string, sizes: string, screen: Screen): string[] {
  const all = candidates(srcset);
  const need = slotWidth(sizes, screen) * screen.density;
  const index = all.findIndex(({ width }) => width >= need);
  const enough = all.at(index);
  const below = index > 0 ? all[index - 1] : undefined;
  if (enough === undefined) return [];
  return below && need <= Math.sqrt(below.width * enough.width)
    ? [below.address, enough.address]
    : [enough.address];
}
