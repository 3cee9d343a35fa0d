/** Short messages at the edge of the page. */
export const notifications = {
  label: "Beskeder",
  close: "Luk beskeden",
  newVersion: "Der er kommet en ny udgave af siden.",
  reload: "Opdater siden",
  offline: "Siden kan ikke hentes uden forbindelse til internettet.",
} as const;
