import { supportStory } from "@spilhus/brand/authoring";

export const support = supportStory({
  answerMinutes: 5,
  hours: [
    { days: ["monday", "thursday"], opens: "10:00", closes: "24:00" },
    { days: ["friday", "saturday"], opens: "10:00", closes: "02:00" },
    { days: ["sunday", "sunday"], opens: "12:00", closes: "24:00" },
  ],
  closedDays: ["2026-12-24", "2026-12-25"],
  topics: [
    {
      topic: "money",
      label: ["Penge ind og ud", "Money in and out"],
      questions: ["hvor-lang-tid-tager-en-udbetaling", "kan-jeg-betale-med-en-andens-kort"],
    },
    {
      topic: "login",
      label: ["Log ind og konto", "Login and account"],
      questions: ["hvorfor-mitid", "hvordan-lukker-jeg-kontoen"],
    },
    {
      topic: "game",
      label: ["Et spil", "A game"],
      questions: ["hvad-sker-der-hvis-nettet-ryger", "hvordan-ved-jeg-at-spillene-er-fair"],
    },
    {
      topic: "limits",
      label: ["Grænser og pauser", "Limits and breaks"],
      questions: ["hvordan-saetter-jeg-en-graense", "hvor-faar-jeg-hjaelp"],
    },
    {
      topic: "other",
      label: ["Noget andet", "Something else"],
      questions: ["hvad-gemmer-i-om-mig", "hvem-kan-aabne-en-konto"],
    },
  ],
});
