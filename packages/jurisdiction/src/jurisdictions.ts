import { denmark } from "./dk/index.ts";
import type { Jurisdiction } from "./law/index.ts";

/** Every country a brand may be licensed in. */
export const JURISDICTIONS = { dk: denmark } as const satisfies Readonly<Record<string, Jurisdiction>>;
export type JurisdictionId = keyof typeof JURISDICTIONS;
// `Object.keys` forgets the literal's keys.
export const JURISDICTION_IDS = Object.keys(JURISDICTIONS) as [JurisdictionId, ...JurisdictionId[]];
