import type { ShellPart } from "@spilhus/page-kit/shell-parts";
import { TimesStripOf } from "../schedule/TimesStripOf.tsx";

/** What the public pages add to the shell. */
export const PUBLIC_SHELL_PARTS: readonly ShellPart[] = [
  { slot: "header-strip", Component: TimesStripOf },
  // The entrance is a page of its own (`game-page/entrancePage.tsx`); its middleware adds nothing to it.
  { slot: "middleware", id: "entrance", Component: () => null },
];
