/** What is wrong with a field, by the id that its rule gives (R5.06). */
export const validation = {
  passwordRequired: "Skriv din adgangskode.",
  passwordTooShort: "Adgangskoden har mindst {{min}} tegn.",
  tooShort: "Skriv mindst {{min}} tegn.",
  noDigits: "Der må ikke være tal.",
  noSpecialCharacters: "Der må ikke være specialtegn.",
  cprInvalid: "Skriv dit cpr-nummer med ti cifre.",
  any: {
    invalid: "Det her kan vi ikke bruge.",
    required: "Udfyld feltet.",
  },
  address: {
    emailRequired: "Skriv din e-mail.",
    emailInvalid: "Skriv en rigtig e-mail, fx navn@eksempel.dk.",
  },
  newPassword: {
    newPasswordRequired: "Vælg en ny adgangskode.",
    passwordInvalid:
      "Adgangskoden skal have mindst 8 tegn og både et tal, et stort bogstav og et lille bogstav.",
    passwordTooLong: "Adgangskoden må højst have {{max}} tegn.",
    passwordCommon: "Den adgangskode bruger så mange, at den er nem at gætte. Vælg en anden.",
    passwordPersonal: "Adgangskoden må ikke indeholde dit navn, din e-mail eller sidens navn. Vælg en anden.",
  },
  length: {
    lengthBetween: "Skriv mellem {{min}} og {{max}} tegn.",
  },
  phone: {
    phoneInvalid: "Skriv et rigtigt telefonnummer, fx 20 12 34 56.",
  },
  amount: {
    amountInvalid: "Skriv et beløb på mindst 1 kr.",
    amountBetween: "Skriv et beløb mellem {{minOre}} og {{maxOre}}",
    limitsOutOfOrder: "Sæt grænsen til mindst {{leastOre}}, ligesom grænsen for den kortere periode.",
  },
  meter: {
    strength: "Adgangskodens styrke",
    strengthNone: "Ikke skrevet endnu",
    strengthWeak: "Svag",
    strengthFair: "Rimelig",
    strengthGood: "God",
    strengthStrong: "Stærk",
    partLength: "Mindst 8 tegn",
    partDigit: "Et tal",
    partUppercase: "Et stort bogstav",
    partLowercase: "Et lille bogstav",
    partMet: "Opfyldt",
    partMissing: "Mangler",
  },
} as const;
