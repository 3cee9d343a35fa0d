/** What every form says by itself; what is wrong with a field is in `validation`. */
export const forms = {
  requiredNote: "Felter med * skal udfyldes.",
  optional: "valgfrit",
  choose: "Vælg",
  basic: {
    summary_one: "{{count}} felt skal rettes",
    summary_other: "{{count}} felter skal rettes",
    sending: "Sender …",
    failedNetwork:
      "Vi fik ikke forbindelse. Se efter, om du er på nettet, og prøv igen. Det, du har skrevet, er her stadig.",
    failedTimeout:
      "Vi fik ikke svar i tide. Det, du har skrevet, er her stadig. Prøv igen, så ser vi, om det kom igennem.",
    failedServer: "Noget gik galt hos os. Det, du har skrevet, er her stadig. Prøv igen om lidt.",
    refused: "Det kan ikke lade sig gøre lige nu.",
    tooMany: "Du har prøvet for mange gange. Vent lidt, og prøv igen.",
    tooManyMinutes_one: "Du har prøvet for mange gange. Prøv igen om {{count}} minut.",
    tooManyMinutes_other: "Du har prøvet for mange gange. Prøv igen om {{count}} minutter.",
  },
  reveal: {
    show: "Vis",
    showPassword: "Vis adgangskoden",
    hide: "Skjul",
    hidePassword: "Skjul adgangskoden",
  },
  confirm: {
    mustConfirm: "Bekræft, at du har læst og forstået det.",
    mustTypeWord: "Skriv ordet, som det står.",
  },
  amount: {
    kroner: "kr.",
  },
} as const;
