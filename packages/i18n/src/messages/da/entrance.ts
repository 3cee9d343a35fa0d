/** The page before a game: log in or try the demo. */
export const entrance = {
  title: "Klar til {{game}}?",
  choose: "Vælg, hvordan du vil spille",
  logIn: "Log ind og spil",
  logInText: "Spil med penge fra din spilkonto.",
  signUp: "Opret spilkonto",
  demo: "Prøv som demo",
  demoText:
    "I demoen er chancerne de samme, men du kan hverken vinde eller tabe penge. Du skal være logget ind.",
  unavailableTitle: "Spillet åbner senere",
  unavailableText: "Du kan ikke spille her endnu, men du kan læse om spillet og se reglerne.",
  toGamePage: "Læs om spillet",
} as const;
