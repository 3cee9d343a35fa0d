import { supportStory } from "@spilhus/brand/authoring";

export const support = supportStory({
  answerMinutes: 10,
  hours: [
    { days: ["monday", "friday"], opens: "09:00", closes: "21:00" },
    { days: ["saturday", "saturday"], opens: "10:00", closes: "18:00" },
    { days: ["sunday", "sunday"], opens: "12:00", closes: "22:00" },
  ],
  closedDays: ["2026-12-24", "2026-12-25", "2026-12-31"],
  topics: [
    {
      topic: "game",
      label: ["Plader og runder", "Plates and rounds"],
      questions: ["hvornaar-kan-man-koebe", "hvad-hvis-runden-bryder-sammen"],
    },
    {
      topic: "money",
      label: ["Præmier og penge", "Prizes and money"],
      questions: ["hvornaar-faar-jeg-praemien", "skal-der-svares-skat"],
    },
    {
      topic: "login",
      label: ["Kom i gang", "Getting started"],
      questions: ["hvordan-kommer-jeg-i-gang", "hvor-gammel-skal-man-vaere"],
    },
    {
      topic: "limits",
      label: ["Loft og pauser", "Limits and breaks"],
      questions: ["hvordan-saetter-jeg-et-loft", "jeg-vil-gerne-holde-en-pause"],
    },
    {
      topic: "other",
      label: ["Noget andet", "Something else"],
      questions: ["siden-ser-underlig-ud", "en-fra-solbanko-ringede"],
    },
  ],
});
