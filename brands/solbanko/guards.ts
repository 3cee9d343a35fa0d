import type { BrandGuards } from "@spilhus/brand";

/** At Solbanko nobody plays for money on a temporary account: the national eID comes first. */
export const guards = {
  "game-entrance": ["verified-eid"],
} as const satisfies BrandGuards;
