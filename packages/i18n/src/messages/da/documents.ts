/** Documents that a player is asked for. */
export const documents = {
  kinds: {
    payslip: "lønseddel",
    bankStatement: "kontoudtog",
    taxStatement: "årsopgørelse",
    identity: "billedlegitimation",
    accountOwner: "dokumentation for, at kontoen er din",
  },
  requests: {
    title: "Dokumentation, vi har bedt dig om",
    how: "Send dokumenterne med sikker mail til kundeservice. Adressen står på siden Kundeservice. Kun de medarbejdere, der kontrollerer betalinger, ser dem.",
    loading: "Henter, hvad vi har bedt om …",
    failedTitle: "Vi kan ikke hente, hvad vi har bedt om, lige nu",
    none: "Vi har ikke skrevet her, hvad der mangler. Kontakt kundeservice, så hjælper vi dig videre.",
    sourceOfFunds: "Hvor de penge, du indbetaler, kommer fra",
    whoYouAre: "Hvem du er",
    whoseAccount: "At udbetalingskontoen er din",
    send: "Send: {{documents}}",
    until: "Senest {{date}}",
    stateAsked: "Mangler",
    stateReceived: "Modtaget",
    stateAccepted: "Godkendt",
    stateRefused: "Ikke godkendt",
    nextReceived: "Vi ser på det og skriver til dig.",
    nextRefused: "Kontakt kundeservice, så hjælper vi dig med, hvad der mangler.",
  },
} as const;
