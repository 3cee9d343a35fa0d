/** Passkeys: the question, the sign-in, and what can go wrong. The device's own words come from its system. */
export const passkey = {
  offer: {
    offerTitle: "Log hurtigere ind næste gang",
    offerText:
      "Opret en adgangsnøgle på denne enhed. Så logger du ind med fingeraftryk, ansigt eller skærmlås i stedet for MitID.",
    offerPrivacy: "Dit fingeraftryk og dit ansigt bliver på enheden. Vi får dem aldrig at se.",
    create: "Opret adgangsnøgle",
    decline: "Ikke nu",
    close: "Luk",
    retry: "Prøv igen",
    registeredTitle: "Din adgangsnøgle er klar",
    registeredText: "Næste gang kan du logge ind med den på denne enhed.",
    registrationFailed: "Adgangsnøglen kunne ikke oprettes. Prøv igen om lidt.",
  },
  progress: {
    pending: "Følg anvisningen på din enhed",
  },
  button: {
    signIn: "Log ind med adgangsnøgle",
    signedIn: "Du er logget ind",
    mitIdNeededTitle: "Vi kender ikke denne enhed endnu",
    mitIdNeededText: "Log på med MitID her første gang. Derefter kan du bruge din adgangsnøgle.",
    useMitId: "Log på med MitID",
    authenticationFailed: "Du kunne ikke logges ind med adgangsnøglen. Prøv igen, eller log på med MitID.",
  },
  failures: {
    aborted: "Forsøget blev afbrudt. Prøv igen, når du er klar.",
    noDiscoverableCredential:
      "Enheden kan ikke gemme adgangsnøgler. Prøv på en anden enhed, eller brug MitID.",
    noUserVerification:
      "Enheden kan ikke bekræfte, at det er dig. Slå skærmlås, fingeraftryk eller ansigtsgenkendelse til, og prøv igen.",
    previouslyRegistered:
      "Du har allerede en adgangsnøgle på denne enhed. Brug den, næste gang du logger ind.",
    passthrough: "Du afbrød, eller tiden løb ud. Prøv igen, når du er klar.",
    malformedKeyParams:
      "Der er en fejl hos os, så adgangsnøglen ikke kan oprettes. Kontakt kundeservice, hvis det sker igen.",
    noSupportedAlgorithm: "Enheden kan ikke lave den slags adgangsnøgle, vi bruger. Prøv på en anden enhed.",
    invalidRpId: "Adgangsnøglen hører ikke til denne adresse. Åbn siden igen, og prøv én gang til.",
    invalidDomain:
      "Adgangsnøgler virker ikke på denne adresse. Åbn vores almindelige hjemmeside, og prøv der.",
    invalidUserIdLength:
      "Vi kan ikke lave en adgangsnøgle til din spilkonto lige nu. Kontakt kundeservice, så hjælper vi dig.",
    authenticatorError: "Enheden kunne ikke fuldføre det. Prøv igen, eller genstart browseren først.",
    notSupported: "Browseren understøtter ikke adgangsnøgler. Opdater den, eller prøv i en anden browser.",
    notCompleted: "Vi fik ikke svar fra enheden. Prøv igen.",
  },
} as const;
