import type { Translation } from "../translation.ts";

export const profile = {
  title: "Edit profile",
  description:
    "Change the e-mail, phone number, occupation and income of your account, and choose whether we may send you news and offers.",
  text: "Keep your details up to date, so that we can reach you.",
  forms: {
    fixedTitle: "From MitID",
    fixedText: "Your name comes from MitID and cannot be changed here.",
    contactTitle: "How we reach you",
    email: "E-mail",
    emailHint: "We write to your old address too when you change it.",
    emailSave: "Save e-mail",
    emailTaken: "This e-mail cannot be used. Try another one.",
    phone: "Phone number",
    phoneHint: "Write foreign numbers with their country code, such as +46.",
    phoneSave: "Save phone number",
    marketingTitle: "News and offers",
    marketingText:
      "You decide whether we may contact you about new games, competitions and offers, and you can change your mind at any time.",
    marketingHint: "We do not contact you with news and offers where you leave the box unticked.",
    marketingSave: "Save choices",
    winnerTitle: "When you win",
    winnerText:
      "Larger wins appear on the list of winners once you have seen them yourself. Others read an alias unless you choose otherwise. While you take a break, you are not on the list.",
    winnerLegend: "How you appear on the list",
    winnerHint: "Unless ticked, it says {{alias}}.",
    winnerShowName: "Show {{name}} instead of the alias",
    winnerSave: "Save how I appear",
    workTitle: "Work and income",
    workText:
      "The law requires us to know our players. We use the answers only for that, and to look after you.",
    occupation: "Occupation",
    salary: "Annual income before tax",
    choose: "Choose",
    workSave: "Save work and income",
    saved: "Saved.",
    restricted: "This cannot be changed with your account as it is now.",
  },
} satisfies Translation<"profile">;
