/** Devices on which a player can log in without MitID. */
export const knownDevices = {
  title: "Dine kendte enheder",
  text: "På disse enheder har du brugt MitID. Her kan du logge ind med adgangskode eller adgangsnøgle alene.",
  loading: "Henter dine enheder …",
  failedTitle: "Vi kan ikke hente dine enheder lige nu",
  none: "Du har ingen kendte enheder. Næste gang du logger ind, skal du bruge MitID.",
  here: "Denne enhed",
  unknownName: "Ukendt enhed",
  knownSince: "Kendt siden {{date}}",
  knownUntil: "Kræver MitID igen fra {{date}}",
  forget: "Glem",
  forgetNamed: "Glem {{device}}",
  forgotten: "{{device}} er glemt. Næste login der kræver MitID.",
  failed: "Enheden blev ikke glemt. Prøv igen.",
  gone: "Enheden var allerede glemt.",
} as const;
