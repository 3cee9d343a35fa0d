import { derivedUuid } from "../deterministic/index.ts";

/** A story's uuid, derived from its brand and full slug. */
export const storyUuid = (brand: string, fullSlug: string): string => derivedUuid("story", brand, fullSlug);
