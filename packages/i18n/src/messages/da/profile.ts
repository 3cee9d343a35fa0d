/** A player's own data. */
export const profile = {
  title: "Ret profil",
  description:
    "Ret din e-mail, dit telefonnummer, dit arbejde og din indkomst, og vælg, om vi må sende dig nyheder og tilbud.",
  text: "Hold dine oplysninger ved lige, så vi kan få fat i dig.",
  forms: {
    fixedTitle: "Fra MitID",
    fixedText: "Dit navn kommer fra MitID og kan ikke rettes her.",
    contactTitle: "Sådan får vi fat i dig",
    email: "E-mail",
    emailHint: "Vi skriver også til din gamle adresse, når du skifter.",
    emailSave: "Gem e-mail",
    emailTaken: "E-mailen kan ikke bruges. Prøv en anden.",
    phone: "Telefonnummer",
    phoneHint: "Udenlandske numre skrives med landekode, fx +46.",
    phoneSave: "Gem telefonnummer",
    marketingTitle: "Nyheder og tilbud",
    marketingText:
      "Du bestemmer, om vi må kontakte dig om nye spil, konkurrencer og tilbud, og du kan ombestemme dig, når du vil.",
    marketingHint: "Uden kryds kontakter vi dig ikke med nyheder og tilbud.",
    marketingSave: "Gem valg",
    winnerTitle: "Når du vinder",
    winnerText:
      "Større gevinster vises på listen over vindere, når du selv har set dem. Andre ser et kaldenavn, medmindre du vælger noget andet. Holder du pause, står du ikke på listen.",
    winnerLegend: "Sådan står du på listen",
    winnerHint: "Uden kryds står der {{alias}}.",
    winnerShowName: "Vis {{name}} i stedet for kaldenavnet",
    winnerSave: "Gem visning",
    workTitle: "Arbejde og indkomst",
    workText:
      "Loven kræver, at vi kender vores spillere. Vi bruger kun svarene til det og til at passe på dig.",
    occupation: "Arbejde",
    salary: "Årsindkomst før skat",
    choose: "Vælg",
    workSave: "Gem arbejde og indkomst",
    saved: "Det er gemt.",
    restricted: "Det kan ikke ændres, som din spilkonto er lige nu.",
  },
} as const;
