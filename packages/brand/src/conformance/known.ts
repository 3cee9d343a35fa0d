import { GUARD_IDS } from "@spilhus/contracts";

/** What exists outside the brand's folder and is needed to judge it. */
export interface Known {
  readonly guardIds: readonly string[];
  /** Keys of the shared dictionaries; absent when the caller does not know them, and then they are not checked. */
  readonly messageKeys?: ReadonlySet<string>;
  /** The moment the brand is judged at. */
  readonly now: Date;
}

/** What the contracts know. `site` adds the message keys. */
export const knownNow = (now = new Date()): Known => ({ guardIds: GUARD_IDS, now });
