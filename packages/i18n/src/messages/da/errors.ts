/** Error pages. The status messages themselves are contracts, these are the words for people. */
export const errors = {
  notFoundTitle: "Vi kan ikke finde siden",
  notFoundText: "Måske er den flyttet, eller også har der sneget sig en tastefejl ind i adressen.",
  serverErrorTitle: "Noget gik galt hos os",
  serverErrorText: "Siden kan ikke vises lige nu. Prøv igen om lidt.",
  unavailableTitle: "Din spilkonto kan ikke vises lige nu",
  unavailableText:
    "Vi prøver igen af os selv, og din konto kommer frem, så snart det lykkes. Resten af siden virker.",
  paymentUnavailableTitle: "Din betaling kan ikke vises lige nu",
  paymentUnavailableText:
    "Har du betalt, er pengene ikke tabt: De kommer ind på din spilkonto, når banken har bekræftet betalingen. Du skal ikke betale igen. Siden prøver igen af sig selv, og du kan roligt lukke den.",
  toFrontPage: "Til forsiden",
  toGames: "Se alle spil",
  toCustomerService: "Kontakt kundeservice",
  reference: "Reference: {{id}}",
  partFailed: "Vi kan ikke hente det her lige nu.",
  actions: {
    retry: "Prøv igen",
  },
} as const;
