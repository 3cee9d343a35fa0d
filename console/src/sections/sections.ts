import { cases } from "./cases/index.ts";
import { corrections } from "./corrections/index.ts";
import { documents } from "./documents/index.ts";
import { ownActs } from "./own-acts/index.ts";
import { payouts } from "./payouts/index.ts";
import { reconciliation } from "./reconciliation/index.ts";
import type { Section } from "../section/index.ts";

/** Every section, in the order of the menu. */
export const SECTIONS: readonly Section[] = [payouts, documents, cases, corrections, reconciliation, ownActs];

/** The section of a path's first segment. */
export const sectionAt = (path: string): Section | undefined =>
  SECTIONS.find((section) => section.path === path);
