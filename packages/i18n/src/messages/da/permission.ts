/** Recurring consent: asking for the marketing permission. */
export const permission = {
  channels: "Kontakt mig på",
  email: "E-mail",
  sms: "Sms",
  phone: "Telefon",
  push: "Besked i appen",
  save: "Gem mit svar",
  chooseOne: "Vælg mindst én måde, vi må kontakte dig på.",
  text: "Vælg, hvordan vi må kontakte dig om nye spil, konkurrencer og tilbud fra {{brand}}. Du kan når som helst sige nej igen.",
  saved: "Tak, dit svar er gemt.",
  visitorText:
    "Sig ja, hvis du vil høre om nye spil, konkurrencer og tilbud fra {{brand}}, når du har en spilkonto. Vi sender ikke noget, før du selv har valgt hvordan, og du kan når som helst sige nej igen.",
  dialog: {
    title: "Må vi fortælle dig om nyheder og tilbud?",
    accept: "Ja tak",
    decline: "Nej tak",
    dismiss: "Spørg mig en anden dag",
    saveFailed: "Vi kunne ikke gemme dit svar. Prøv igen.",
    privacy: "Læs, hvordan vi behandler dine oplysninger",
    competition: "Du kan deltage i konkurrencen, uanset hvad du svarer.",
  },
} as const;
