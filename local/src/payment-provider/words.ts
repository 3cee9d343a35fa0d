import type { Locale } from "@spilhus/contracts";

const DANISH = {
  standIn: "Lokal stand-in for en betalingsudbyder",
  standInFor: "lokal stand-in for en betalingsudbyder",
  explanation:
    "Siden er ikke en rigtig betalingsside, men en side på denne maskine til udvikling og test. Der flyttes ingen penge. Brug ingen rigtige kort eller oplysninger.",
  pay: (amount: string, merchant: string) => `Betal ${amount} til ${merchant}`,
  name: "Dit navn",
  nameHint: "Sådan som udbyderen kender dig, for eksempel navnet på kortet.",
  nameMissing: "Skriv dit navn.",
  error: "Fejl: ",
  cancel: "Afbryd",
  next: "Fortsæt",
  approve: "Godkend",
  decline: "Afvis",
  card: "Kort",
  cards: {
    challenge: "Kort •••• 0001, godkendes med 3-D Secure",
    frictionless: "Kort •••• 0002, godkendes uden kontrol",
    declined: "Kort •••• 0003, afvises af banken",
  },
  payByCard: "Betal",
  challengeTitle: "Godkend med 3-D Secure",
  challenge: "Din bank beder dig godkende betalingen. Siden står for bankens egen.",
  phone: "Mobilnummer",
  phoneMissing: "Skriv et mobilnummer med otte cifre.",
  appTitle: "Åbn appen",
  app: "Vi har sendt betalingen til MobilePay på din telefon. Knapperne her står for telefonen.",
  bank: "Bank",
  bankTitle: "Godkend i din bank",
  bankText: "Siden står for din banks egen. Pengene trækkes, så snart du godkender.",
  applePay: "Betal med Apple Pay",
  accountTitle: "Tilknyt en udbetalingskonto",
  digits: "Kontoens sidste fire cifre",
  digitsMissing: "Skriv fire cifre.",
  link: "Tilknyt kontoen",
  overTitle: "Betalingen er afsluttet",
  accountOverTitle: "Registreringen er afsluttet",
  over: "Der er ikke mere at gøre her.",
  back: "Gå tilbage til spilsiden",
  unknownTitle: "Siden findes ikke",
  unknown: "Adressen hører ikke til en betaling. Gå tilbage til spilsiden, og begynd igen.",
};
export type Words = typeof DANISH;

const ENGLISH: Words = {
  standIn: "Local stand-in for a payment provider",
  standInFor: "local stand-in for a payment provider",
  explanation:
    "This is no real payment page, but a page on this machine for development and tests. No money moves. Use no real cards or details.",
  pay: (amount, merchant) => `Pay ${amount} to ${merchant}`,
  name: "Your name",
  nameHint: "As the provider knows you, such as the name on the card.",
  nameMissing: "Enter your name.",
  error: "Error: ",
  cancel: "Cancel",
  next: "Continue",
  approve: "Approve",
  decline: "Decline",
  card: "Card",
  cards: {
    challenge: "Card •••• 0001, approved with 3-D Secure",
    frictionless: "Card •••• 0002, approved without a check",
    declined: "Card •••• 0003, declined by the bank",
  },
  payByCard: "Pay",
  challengeTitle: "Approve with 3-D Secure",
  challenge: "Your bank asks you to approve the payment. This page stands for the bank's own.",
  phone: "Mobile number",
  phoneMissing: "Enter a mobile number of eight digits.",
  appTitle: "Open the app",
  app: "We have sent the payment to MobilePay on your phone. The buttons here stand for the phone.",
  bank: "Bank",
  bankTitle: "Approve in your bank",
  bankText: "This page stands for your bank's own. The money is taken as soon as you approve.",
  applePay: "Pay with Apple Pay",
  accountTitle: "Add a payout account",
  digits: "Last four digits of the account",
  digitsMissing: "Enter four digits.",
  link: "Add the account",
  overTitle: "The payment is over",
  accountOverTitle: "The registration is over",
  over: "There is nothing more to do here.",
  back: "Back to the gaming site",
  unknownTitle: "Page not found",
  unknown: "The address belongs to no payment. Go back to the gaming site and begin again.",
};

export const WORDS: Readonly<Record<Locale, Words>> = { da: DANISH, en: ENGLISH };

const KRONER = {
  da: new Intl.NumberFormat("da-DK", { style: "currency", currency: "DKK" }),
  en: new Intl.NumberFormat("en-GB", { style: "currency", currency: "DKK" }),
};

export const inKroner = (ore: number, locale: Locale): string => KRONER[locale].format(ore / 100);
