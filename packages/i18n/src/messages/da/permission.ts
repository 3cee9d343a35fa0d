/** Recurring consent: asking for the marketing permission. */
export const permission = {
  channels: "Kontakt mig på",
  email: "E-mail",
  sms: "Sms",
  phone: "Telefon",
  push: "Besked i appen",
  save: "Gem mit svar",
  chooseOne: "Vælg mindst én måde, vi må kontakte dig på.",
  dialog: {
    title: "Må vi fortælle dig om nyheder og tilbud?",
    text: "Vælg, hvordan vi må kontakte dig om nye spil, konkurrencer og tilbud fra {{brand}}. Du kan når som helst sige nej igen.",
    accept: "Ja tak",
    decline: "Nej tak",
    dismiss: "Spørg mig en anden dag",
    saved: "Tak, dit svar er gemt.",
    saveFailed: "Vi kunne ikke gemme dit svar. Prøv igen.",
    privacy: "Læs, hvordan vi behandler dine oplysninger",
    competition: "Du kan deltage i konkurrencen, uanset hvad du svarer.",
  },
} as const;
