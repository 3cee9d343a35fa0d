/** The bar editors see over a draft. */
export const preview = {
  title: "Kladde",
  text: "Du ser indhold, der ikke er udgivet.",
  leave: "Afslut forhåndsvisning",
} as const;
