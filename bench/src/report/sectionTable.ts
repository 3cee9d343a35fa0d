import type { Section } from "./section.ts";

const HEAD = ["what", "measured", "calibration", "result", "target", "met"] as const;

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** A section as Markdown: its table, then its notes. */
export function sectionTable({ figures, notes }: Section): string {
  const rows = figures.map(({ what, measured, calibration, result, target, isMet }) => [
    what,
    measured,
    calibration,
    result,
    target,
    target === "" ? "" : isMet ? "yes" : "**no**",
  ]);
  const lines = [HEAD, HEAD.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`);
  return [lines.join("\n"), ...notes.map((note) => `- ${note}`)].join("\n\n");
}
