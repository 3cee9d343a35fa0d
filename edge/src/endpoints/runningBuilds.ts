import type { Clock } from "@spilhus/lib";
import type { Site } from "../sites/index.ts";
import { fetchRunningBuild } from "./fetchRunningBuild.ts";

const TTL_MS = 10_000;

interface Known {
  readonly at: number;
  readonly id: Promise<string | undefined>;
}

/** The build that each brand's app runs, at most 10 s old. */
export class RunningBuilds {
  readonly #known = new Map<string, Known>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** `undefined` while the app does not answer. Never rejects. */
  idOf(site: Site): Promise<string | undefined> {
    const known = this.#known.get(site.brand.id);
    const age = this.#clock.now() - (known?.at ?? 0);
    if (known && age >= 0 && age < TTL_MS) return known.id;
    const id = fetchRunningBuild(site).then(
      (build) => build.id,
      () => undefined,
    );
    this.#known.set(site.brand.id, { at: this.#clock.now(), id });
    return id;
  }
}
