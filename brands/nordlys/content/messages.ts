import { messageStory } from "@spilhus/brand/authoring";

/** What Nordlys writes to its players. */
export const messages = [
  messageStory("aabningstider-i-julen", {
    subject: ["Kundeservice i julen", "Customer service at Christmas"],
    body: [
      "Juleaften og nytårsaften svarer vi fra kl. 9 til 14. Alle andre dage er vi her som altid.\n\nSpil, grænser og pauser virker døgnet rundt, også når vi holder fri.",
      "On Christmas Eve and New Year’s Eve we answer from 9 to 14. On all other days we are here as always.\n\nGames, limits and breaks work around the clock, also while we are away.",
    ],
    published: { daysAgo: 3 },
    isMarketing: false,
  }),
  messageStory("ny-titel-isfuglen", {
    subject: ["Ny titel: Isfuglen", "New title: Isfuglen"],
    body: [
      "Isfuglen er landet på hylden med spilleautomater. Du finder den under Nyheder, hvor du også kan læse reglerne og tilbagebetalingsprocenten.\n\nDu får denne besked, fordi du har sagt ja til nyheder på e-mail.",
      "Isfuglen has landed among the slots. You find it under News, where you can read its rules and return to player too.\n\nYou get this message because you said yes to news by e-mail.",
    ],
    published: { daysAgo: 9 },
    isMarketing: true,
  }),
];
