/** Headings under which articles are listed. */
export const categories = {
  tal: ["Tal", "Figures"],
  spil: ["Spil", "Games"],
  historie: ["Historie", "History"],
  vaner: ["Vaner", "Habits"],
} as const;
