/** The dialog with the terms of one offer, and why there may be none to show. */
export const offerTerms = {
  dialog: {
    title: "Vilkår for et tilbud",
    close: "Luk",
    loading: "Henter vilkårene …",
    again: "Prøv igen",
    next: "Du siger ja til tilbuddet, når du er logget ind, og før du indbetaler. Du kan spille uden bonus.",
  },
  answers: {
    unknownCode:
      "Koden {{code}} giver ikke noget tilbud. Se efter, om den står, som du fik den. Den kan også være udløbet eller være til andre.",
    gone: "Vi har ikke det tilbud. Det er slut, eller linket er forkert.",
    notForYou: "Tilbuddet gælder ikke for din spilkonto.",
    restricted: "Der er en begrænsning på din spilkonto lige nu, så vi viser dig ingen tilbud.",
    tooMany: "Der er spurgt til mange koder herfra. Vent et minut, og prøv igen.",
    unanswered: "Vi kan ikke hente vilkårene lige nu. Prøv igen om lidt.",
  },
} as const;
