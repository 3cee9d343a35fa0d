/** Short messages at the edge of the page. */
export const notifications = {
  label: "Beskeder",
  newVersion: "Der er kommet en ny udgave af siden.",
  offline: "Siden kan ikke hentes uden forbindelse til internettet.",
  actions: {
    close: "Luk beskeden",
    reload: "Opdater siden",
  },
} as const;
