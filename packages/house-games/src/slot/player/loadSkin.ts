import type { SlotSkin } from "../../skin/index.ts";

const SKINS: Readonly<Record<string, () => Promise<SlotSkin>>> = {
  ferskenfald: async () => (await import("../../ferskenfald/skin.ts")).ferskenfaldSkin,
  "isfuglens-skat": async () => (await import("../../isfuglens-skat/skin.ts")).isfuglensSkatSkin,
  "tre-kirsebaer": async () => (await import("../../tre-kirsebaer/skin.ts")).treKirsebaerSkin,
};

/** Slugs of the slots that have a skin. */
export const SKINNED_SLOTS: readonly string[] = Object.keys(SKINS);

/**
 * Loads what a slot looks and sounds like.
 *
 * @throws {RangeError} for a slot without one
 */
export async function loadSkin(game: string): Promise<SlotSkin> {
  const load = SKINS[game];
  if (!load) throw new RangeError(`The slot ${game} has no skin.`);
  return load();
}
