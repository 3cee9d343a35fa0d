/** A code that a guest has from us, kept until it can be used. */
export const bonusCode = {
  title: "Bonuskode",
  description:
    "Har du fået en bonuskode? Skriv den her, se hvad den giver, og vi husker den, til du har en spilkonto.",
  text: "Har du fået en kode af os? Skriv den her, så ser vi, hvad den giver, og husker den for dig, mens du opretter en spilkonto eller logger ind.",
  terms: "Læs betingelserne",
  form: {
    label: "Din kode",
    hint: "Bogstaver og tal, som koden står.",
    invalid: "Skriv koden, som den står: 3 til 30 bogstaver, tal eller bindestreger.",
    unknown:
      "Koden giver ikke noget tilbud. Se efter, om den står, som du fik den. Den kan også være udløbet eller være til andre.",
    keep: "Gem koden",
    keptTitle: "Vi husker koden {{code}}",
    keptText: "Koden ligger kun i denne fane i din browser. Næste skridt er din spilkonto.",
    checking: "Ser efter, hvad koden giver …",
    uncheckedTitle: "Vi husker koden {{code}}, men har ikke kunnet se, om den gælder",
    offer: "Det giver koden: {{title}}",
    signUp: "Opret spilkonto",
    logIn: "Log ind",
    remove: "Fjern koden",
  },
} as const;
