import type { BrandExperiment } from "@spilhus/brand";

export const experiments = [] as const satisfies readonly BrandExperiment[];
