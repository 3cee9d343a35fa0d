/** The page of a player's passkeys. */
export const passkeyPage = {
  title: "Adgangsnøgler",
  description:
    "Log ind med fingeraftryk, ansigt eller skærmlås: dine adgangsnøgler, og hvor du er logget ind.",
  panel: {
    text: "Med en adgangsnøgle logger du ind med fingeraftryk, ansigt eller skærmlås i stedet for MitID.",
    list: "Dine adgangsnøgler",
    loading: "Henter dine adgangsnøgler …",
    failedTitle: "Vi kan ikke hente dine adgangsnøgler lige nu",
    emptyTitle: "Du har ingen adgangsnøgler endnu",
    emptyText: "Opret en på denne enhed, så logger du hurtigere ind næste gang.",
    add: "Opret adgangsnøgle",
    unavailable:
      "Denne enhed eller browser kan ikke oprette adgangsnøgler. Åbn siden på din telefon, eller slå skærmlås til.",
    full: "Du har {{count}} adgangsnøgler, og der er ikke plads til flere. Fjern en, før du opretter en ny.",
    created: "Oprettet {{date}}",
    used: "Sidst brugt {{date}}",
    neverUsed: "Aldrig brugt",
    synced: "Synkroniseret",
    rename: "Omdøb",
    renameNamed: "Omdøb {{name}}",
    remove: "Fjern",
    removeNamed: "Fjern {{name}}",
    name: "Navn",
    save: "Gem",
    cancel: "Fortryd",
    renamed: "Navnet er gemt.",
    renameFailed: "Navnet “{{name}}” blev ikke gemt. Prøv igen.",
    gone: "Adgangsnøglen findes ikke længere.",
    removeTitle: "Fjern {{name}}?",
    removeText:
      "Du kan ikke længere logge ind med den, og du bliver logget ud på alle enheder. Slet den også på selve enheden.",
    removeSubmit: "Fjern og log ud",
    removeFailed: "Adgangsnøglen blev ikke fjernet. Prøv igen.",
  },
} as const;
