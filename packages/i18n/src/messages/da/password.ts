/** A new password, for players who have one. */
export const password = {
  forgot: "Glemt adgangskode?",
  forgotBack: "Tilbage til log ind",
  title: "Vælg en ny adgangskode",
  description: "Vælg en ny adgangskode til din spilkonto.",
  forgotten: {
    forgotText: "Skriv din e-mail, så sender vi dig et link, hvor du vælger en ny adgangskode.",
    forgotSend: "Send link",
    sentTitle: "Se efter i din indbakke",
    sentText:
      "Hører {{email}} til en spilkonto med adgangskode, får du et link om et øjeblik. Det virker i en time. Se også efter i uønsket post.",
  },
  choose: {
    opening: "Åbner linket",
    label: "Ny adgangskode",
    consequence: "Når du gemmer, bliver du logget ud på alle enheder.",
    save: "Gem ny adgangskode",
    goneTitle: "Linket virker ikke længere",
    goneText: "Et link kan bruges én gang og virker i en time. Bed om et nyt her.",
    failedTitle: "Linket kunne ikke åbnes",
    failedText: "Vi fik ikke forbindelse. Dit link er ikke brugt endnu.",
    retry: "Prøv igen",
    doneTitle: "Din adgangskode er ændret",
    doneText: "Du er logget ud på alle enheder. Nu kan du logge ind med den nye adgangskode.",
    toLogin: "Log ind",
  },
} as const;
