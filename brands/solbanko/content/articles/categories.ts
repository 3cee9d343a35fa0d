/** Headings under which articles are listed. */
export const categories = {
  salen: ["Fra salen", "From the hall"],
  kaffen: ["Til kaffen", "With the coffee"],
  skole: ["Bankoskole", "Banko school"],
  naboer: ["Naboer", "Neighbours"],
} as const;
