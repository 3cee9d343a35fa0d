/** Recurring consent: asking for the marketing permission. */
export const permission = {
  title: "Må vi fortælle dig om nyheder og tilbud?",
  text: "Vælg, hvordan vi må kontakte dig om nye spil, konkurrencer og tilbud fra {{brand}}. Du kan når som helst sige nej igen.",
  channels: "Kontakt mig på",
  email: "E-mail",
  sms: "Sms",
  phone: "Telefon",
  push: "Besked i appen",
  accept: "Ja tak",
  decline: "Nej tak",
  save: "Gem mit svar",
  dismiss: "Spørg mig en anden dag",
  chooseOne: "Vælg mindst én måde, vi må kontakte dig på.",
  saved: "Tak, dit svar er gemt.",
  saveFailed: "Vi kunne ikke gemme dit svar. Prøv igen.",
  privacy: "Læs, hvordan vi behandler dine oplysninger",
  competition: "Du kan deltage i konkurrencen, uanset hvad du svarer.",
} as const;
