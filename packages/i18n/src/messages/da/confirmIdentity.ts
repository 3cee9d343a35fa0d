/** Showing once more who one is, before a change that matters. */
export const confirmIdentity = {
  title: "Bekræft, at det er dig",
  text: "Det er et stykke tid siden, du sidst viste, hvem du er. Gør det igen, så fortsætter vi.",
  byPasskey: "Bekræft med adgangsnøgle",
  byMitId: "Bekræft med MitID",
  confirmed: "Det er bekræftet",
} as const;
