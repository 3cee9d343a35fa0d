import { questionStory } from "@spilhus/brand/authoring";

const category = ["Spilkonto", "Account"] as const;

export const account = [
  questionStory(
    "hvem-kan-aabne-en-konto",
    10,
    category,
    ["Hvem kan åbne en spilkonto?", "Who can open an account?"],
    [
      "Alle, der er fyldt 18 år, har et dansk CPR-nummer og kan bruge MitID. Er du registreret i ROFUS, kan en konto ikke oprettes, før perioden er slut. Alle krav er samlet på siden om [spilkontoen](/signup).",
      "Anyone over 18 with a Danish civil registration number and MitID. If you are registered in ROFUS, an account cannot be opened until the period has ended. All requirements are gathered on the page about [the account](/signup).",
    ],
  ),
  questionStory(
    "hvorfor-mitid",
    20,
    category,
    ["Hvorfor skal jeg bruge MitID?", "Why do I need MitID?"],
    [
      "Spilleloven kræver, at vi kender alder og identitet med sikkerhed. MitID bekræfter det, uden at vi ser din kode.",
      "The Gambling Act requires us to know age and identity for certain. MitID confirms them without our seeing your code.",
    ],
  ),
  questionStory(
    "hvad-er-en-midlertidig-konto",
    30,
    category,
    ["Hvad er en midlertidig konto?", "What is a temporary account?"],
    [
      "En konto, hvor ikke alle oplysninger er bekræftet endnu. Den består højst i 30 dage, tager højst imod 10.000 kr. og kan ikke udbetale, før det er på plads.",
      "An account for which not all details are confirmed yet. It lasts 30 days at most, takes DKK 10,000 at most and cannot pay out until they are.",
    ],
  ),
  questionStory(
    "kan-jeg-have-to-konti",
    40,
    category,
    ["Kan jeg have to konti?", "Can I have two accounts?"],
    [
      "Nej, én pr. person. Finder vi to, lægges de sammen til den ældste.",
      "No, one per person. If we find two, they are merged into the older one.",
    ],
  ),
  questionStory(
    "hvordan-lukker-jeg-kontoen",
    50,
    category,
    ["Hvordan lukker jeg en konto?", "How is an account closed?"],
    [
      "Skriv eller ring til [kundeservice](/kundeservice). Vi spørger ikke hvorfor, og saldoen er på din egen bankkonto senest fem bankdage efter.",
      "Write to or call [customer service](/kundeservice). We do not ask why, and the balance is in your own bank account within five banking days.",
    ],
  ),
  questionStory(
    "kan-jeg-kigge-uden-konto",
    60,
    category,
    ["Kan jeg kigge uden konto?", "Can I look around without an account?"],
    [
      "Ja. Alle spilsider, tal, regler, tider og artikler er åbne for enhver.",
      "Yes. All game pages, figures, rules, times and articles are open to anyone.",
    ],
  ),
];
