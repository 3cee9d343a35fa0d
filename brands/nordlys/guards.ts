import type { BrandGuards } from "@spilhus/brand";

/** Nordlys adds no check: a temporary account may play, as the law allows for its first 30 days. */
export const guards = {} as const satisfies BrandGuards;
