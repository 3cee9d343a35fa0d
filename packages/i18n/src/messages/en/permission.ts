import type { permission as danish } from "../da/permission.ts";
import type { Translation } from "../translation.ts";

export const permission = {
  title: "May we tell you about news and offers?",
  text: "Choose how we may contact you about new games, competitions and offers from {{brand}}. You can say no again at any time.",
  channels: "Contact me by",
  email: "E-mail",
  sms: "Text message",
  phone: "Phone",
  push: "Message in the app",
  accept: "Yes, please",
  decline: "No, thank you",
  save: "Save my answer",
  dismiss: "Ask me another day",
  chooseOne: "Choose at least one way for us to contact you.",
  saved: "Thank you, your answer has been saved.",
  saveFailed: "We could not save your answer. Please try again.",
  privacy: "Read how we handle your data",
  competition: "You can take part in the competition whatever you answer.",
} as const satisfies Translation<typeof danish>;
