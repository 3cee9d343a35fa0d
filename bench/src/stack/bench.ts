import type { RegisteredBrand } from "@spilhus/contracts";

/** A brand of the running product and where its parts listen. */
export interface BenchBrand {
  readonly brand: RegisteredBrand;
  /** Origin at the edge, such as `http://fjord.localhost:3000`. */
  readonly origin: string;
  /** Origin of its Next app, behind the edge. */
  readonly app: string;
}

/** What every section measures. */
export interface Bench {
  /** Absolute path of the repository. */
  readonly root: string;
  /** Folder for what a section builds or writes while it measures. */
  readonly scratch: string;
  /** Public port of the edge. */
  readonly port: number;
  /** Origin of the gateway, behind the edge. */
  readonly gateway: string;
  /** Folder of the running product's state. */
  readonly stateDir: string;
  /** Origin of the edge's control listener. */
  readonly control: string;
  readonly brands: readonly BenchBrand[];
  /** Runs of a Lighthouse page; seconds of one load. */
  readonly runs: number;
  readonly seconds: number;
}
