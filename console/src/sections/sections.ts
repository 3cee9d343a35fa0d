import { authority } from "./authority/index.ts";
import { cases } from "./cases/index.ts";
import { chat } from "./chat/index.ts";
import { corrections } from "./corrections/index.ts";
import { documents } from "./documents/index.ts";
import { draws } from "./draws/index.ts";
import { games } from "./games/index.ts";
import { ownActs } from "./own-acts/index.ts";
import { payouts } from "./payouts/index.ts";
import { reconciliation } from "./reconciliation/index.ts";
import { rooms } from "./rooms/index.ts";
import { support } from "./support/index.ts";
import type { Section } from "../section/index.ts";

/** Every section, in the order of the menu. */
export const SECTIONS: readonly Section[] = [
  support,
  chat,
  payouts,
  documents,
  cases,
  corrections,
  reconciliation,
  rooms,
  games,
  draws,
  authority,
  ownActs,
];

/** The section of a path's first segment. */
export const sectionAt = (path: string): Section | undefined =>
  SECTIONS.find((section) => section.path === path);
