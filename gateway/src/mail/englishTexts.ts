import type { About, MailTexts } from "./mailTexts.ts";

const notYou = ({ brand, help }: About) =>
  `Was it not you? Then contact ${brand}'s customer service at once: ${help}`;

export const EN: MailTexts = {
  "new-password": ({ brand, link, help }) => ({
    subject: `Choose a new password at ${brand}`,
    body: [
      "Hello",
      `You, or somebody else, asked for a new password to your account at ${brand}. Choose it here:`,
      link,
      "The link works once, for one hour.",
      `If you did not ask for it, there is nothing to do: your password is the same. Questions? ${help}`,
    ],
  }),
  "password-changed": (about) => ({
    subject: `Your password at ${about.brand} was changed`,
    body: [
      "Hello",
      `The password to your account at ${about.brand} has just been changed. You are logged out on all devices.`,
      notYou(about),
    ],
  }),
  "email-changed": (about) => ({
    subject: `Your e-mail at ${about.brand} was changed`,
    body: [
      "Hello",
      `The e-mail of your account at ${about.brand} has just been changed. We will no longer write to this address.`,
      notYou(about),
    ],
  }),
  "passkey-added": (about) => ({
    subject: `New passkey at ${about.brand}`,
    body: [
      "Hello",
      `The passkey "${about.name}" was added to your account at ${about.brand}. With it you can log in without MitID on devices you have used before.`,
      notYou(about),
    ],
  }),
  "passkey-removed": (about) => ({
    subject: `A passkey at ${about.brand} was removed`,
    body: [
      "Hello",
      `The passkey "${about.name}" was removed from your account at ${about.brand}. You are logged out on all devices.`,
      notYou(about),
    ],
  }),
  "support-answer": ({ brand, help, text, inbox }) => ({
    subject: `An answer from customer service at ${brand}`,
    body:
      text === null
        ? ["Hello", `Customer service has answered you. Log in and read the answer here: ${inbox}`]
        : ["Hello", text, `To write again, use the chat or the form here: ${help}`],
  }),
  "support-transcript": ({ brand, help, text }) => ({
    subject: `Your conversation with customer service at ${brand}`,
    body: ["Hello", "Here is the conversation that you asked for.", text, `Questions? ${help}`],
  }),
  "ledger-sealed": ({ licence, day, hash, faults }) => ({
    subject: `${faults === 0 ? "" : "ALARM: "}Ledger of licence ${licence}, ${day}`,
    body: [
      `The ledger of licence ${licence} was checked and sealed for ${day}.`,
      `Seal: ${hash}`,
      faults === 0
        ? "The check found no faults. Keep this mail: the seal is compared with it."
        : `The check found ${faults} faults. They are in the gateway's log. Look into them at once, and keep this mail.`,
    ],
  }),
  footer: ({ brand, licensee }) =>
    `This mail was sent by ${brand} (${licensee}) automatically, and answers to it are not read. We never ask for your password or your MitID details in a mail.`,
};
