import { slotWidth, type Screen } from "./slotWidth.ts";

interface Candidate {
  readonly address: string;
  readonly width: number;
}

/** The candidates of a `srcset` with widths, narrowest first. */
function candidates(srcset: string): Candidate[] {
  return [...srcset.matchAll(/(\S+)\s+(\d+)w/g)]
    .map(([, address = "", width]) => ({ address, width: Number(width) }))
    .sort((one, other) => one.width - other.width);
}

/**
 * The addresses a screen may ask for. Browsers differ: WebKit and Gecko take the first candidate that is wide enough,
 * Chromium the narrower neighbour as long as the need is below their geometric mean.
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
