import type { BrandExperiment } from "@spilhus/brand";

export const experiments = [
  {
    name: "hero",
    routes: ["front"],
    versions: [
      { version: "a", weight: 1 },
      { version: "b", weight: 1 },
    ],
    needsAuthentication: false,
    endsAt: "2030-01-01",
  },
  {
    name: "curated-games-page",
    routes: ["slots"],
    versions: [
      { version: "a", weight: 1 },
      { version: "b", weight: 1 },
    ],
    needsAuthentication: false,
    endsAt: "2030-01-01",
  },
] as const satisfies readonly BrandExperiment[];
