/** Showing once more who one is, before a change that matters. */
export const confirmIdentity = {
  needed: "Vis først, at det er dig. Det, du har skrevet, er her stadig.",
  title: "Bekræft, at det er dig",
  text: "Det er et stykke tid siden, du sidst viste, hvem du er. Gør det igen, så fortsætter vi.",
  byPasskey: "Bekræft med adgangsnøgle",
  byMitId: "Bekræft med MitID",
  confirmed: "Det er bekræftet",
} as const;
