import type { ShellPart } from "@spilhus/page-kit";
import { UpcomingRoundsStrip } from "../schedule/UpcomingRoundsStrip.tsx";

/** The strip of the next rounds, and the id of the entrance's middleware. */
export const PUBLIC_SHELL_PARTS: readonly ShellPart[] = [
  { slot: "header-strip", Component: UpcomingRoundsStrip },
  // The entrance is a page itself (`game-page/entrancePage.tsx`); its middleware adds nothing to the shell.
  { slot: "middleware", id: "entrance", Component: () => null },
];
