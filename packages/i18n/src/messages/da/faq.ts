/** Questions and answers. */
export const faq = {
  topics: "Emner",
  questions_one: "{{count}} spørgsmål",
  questions_other: "{{count}} spørgsmål",
  none: "Her er ingen spørgsmål endnu.",
  notAnswered: "Fandt du ikke svaret?",
  contact: "Skriv eller ring til kundeservice",
} as const;
