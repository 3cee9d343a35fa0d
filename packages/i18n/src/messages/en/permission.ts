import type { Translation } from "../translation.ts";

export const permission = {
  channels: "Contact me by",
  email: "E-mail",
  sms: "Text message",
  phone: "Phone",
  push: "Message in the app",
  save: "Save my answer",
  chooseOne: "Choose at least one way for us to contact you.",
  text: "Choose how we may contact you about new games, competitions and offers from {{brand}}. You can say no again at any time.",
  saved: "Thank you, your answer has been saved.",
  visitorText:
    "Say yes if you would like to hear about new games, competitions and offers from {{brand}} once you have an account. We send nothing until you have chosen how, and you can say no again at any time.",
  dialog: {
    title: "May we tell you about news and offers?",
    accept: "Yes, please",
    decline: "No, thank you",
    dismiss: "Ask me another day",
    saveFailed: "We could not save your answer. Please try again.",
    privacy: "Read how we handle your data",
    competition: "You can take part in the competition whatever you answer.",
  },
} as const satisfies Translation<"permission">;
