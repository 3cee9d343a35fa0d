import { supportStory } from "@spilhus/brand/authoring";

/** The hours of `shell.ts`, for the chat. */
export const support = supportStory({
  answerMinutes: 10,
  hours: [
    { days: ["monday", "friday"], opens: "09:00", closes: "22:00" },
    { days: ["saturday", "sunday"], opens: "10:00", closes: "20:00" },
  ],
  closedDays: ["2026-12-24", "2026-12-25"],
  topics: [
    {
      topic: "money",
      label: ["Penge ind og ud", "Money in and out"],
      questions: ["hvor-hurtig-er-en-udbetaling", "hvordan-aendrer-jeg-min-graense"],
    },
    {
      topic: "login",
      label: ["Log ind og konto", "Login and account"],
      questions: ["hvordan-logger-jeg-ind", "hvem-kan-oprette-konto"],
    },
    {
      topic: "game",
      label: ["Et spil", "A game"],
      questions: ["hvad-sker-der-hvis-spillet-afbrydes", "hvad-er-volatilitet"],
    },
    {
      topic: "limits",
      label: ["Grænser og pauser", "Limits and breaks"],
      questions: ["hvordan-aendrer-jeg-min-graense", "hvad-er-rofus"],
    },
    {
      topic: "other",
      label: ["Noget andet", "Something else"],
      questions: ["hvordan-faar-jeg-indsigt", "hvem-kan-oprette-konto"],
    },
  ],
});
