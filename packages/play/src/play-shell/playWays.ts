import type { PlayWay } from "@spilhus/ui";
import type { PlacesOfPlay } from "../address/index.ts";

/** Where the bar leads. */
export const playWays = (
  { limits, pause, help }: PlacesOfPlay,
  t: (key: "play.limits" | "play.pause" | "play.help") => string,
): readonly PlayWay[] => [
  { id: "limits", href: limits, label: t("play.limits"), icon: "shield" },
  { id: "pause", href: pause, label: t("play.pause"), icon: "pause" },
  { id: "help", href: help, label: t("play.help"), icon: "help" },
];
