import type { About, MailTexts } from "./mailTexts.ts";

const notYou = ({ brand, help }: About) =>
  `Var det ikke dig? Så kontakt straks kundeservice hos ${brand}: ${help}`;

export const DA: MailTexts = {
  "new-password": ({ brand, link, help }) => ({
    subject: `Vælg en ny adgangskode hos ${brand}`,
    body: [
      "Hej",
      `Du, eller en anden, har bedt om en ny adgangskode til din spilkonto hos ${brand}. Vælg den her:`,
      link,
      "Linket virker én gang og i en time.",
      `Har du ikke bedt om det, skal du ikke gøre noget: Din adgangskode er den samme. Spørgsmål? ${help}`,
    ],
  }),
  "password-changed": (about) => ({
    subject: `Din adgangskode hos ${about.brand} er ændret`,
    body: [
      "Hej",
      `Adgangskoden til din spilkonto hos ${about.brand} er lige blevet ændret. Du er logget ud på alle enheder.`,
      notYou(about),
    ],
  }),
  "email-changed": (about) => ({
    subject: `Din e-mail hos ${about.brand} er ændret`,
    body: [
      "Hej",
      `E-mailen på din spilkonto hos ${about.brand} er lige blevet ændret. Vi skriver derfor ikke længere til denne adresse.`,
      notYou(about),
    ],
  }),
  "passkey-added": (about) => ({
    subject: `Ny adgangsnøgle hos ${about.brand}`,
    body: [
      "Hej",
      `Adgangsnøglen »${about.name}« er føjet til din spilkonto hos ${about.brand}. Med den kan du logge ind uden MitID på enheder, du har brugt før.`,
      notYou(about),
    ],
  }),
  "passkey-removed": (about) => ({
    subject: `En adgangsnøgle hos ${about.brand} er fjernet`,
    body: [
      "Hej",
      `Adgangsnøglen »${about.name}« er fjernet fra din spilkonto hos ${about.brand}. Du er logget ud på alle enheder.`,
      notYou(about),
    ],
  }),
  "support-answer": ({ brand, help, text, inbox }) => ({
    subject: `Svar fra kundeservice hos ${brand}`,
    body:
      text === null
        ? ["Hej", `Kundeservice har svaret dig. Log ind, og læs svaret her: ${inbox}`]
        : ["Hej", text, `Vil du skrive igen, så brug chatten eller formularen her: ${help}`],
  }),
  "support-transcript": ({ brand, help, text }) => ({
    subject: `Din samtale med kundeservice hos ${brand}`,
    body: ["Hej", "Her er den samtale, du bad om.", text, `Spørgsmål? ${help}`],
  }),
  "ledger-sealed": ({ licence, day, hash, faults }) => ({
    subject: `${faults === 0 ? "" : "ALARM: "}Hovedbog for tilladelse ${licence}, ${day}`,
    body: [
      `Hovedbogen for tilladelse ${licence} er kontrolleret og forseglet for ${day}.`,
      `Segl: ${hash}`,
      faults === 0
        ? "Kontrollen fandt ingen fejl. Gem mailen: Seglet skal kunne sammenlignes med den."
        : `Kontrollen fandt ${faults} fejl. De står i gatewayens log. Undersøg dem straks, og gem mailen.`,
    ],
  }),
  footer: ({ brand, licensee }) =>
    `Mailen er sendt automatisk af ${brand} (${licensee}), og svar på den bliver ikke læst. Vi beder aldrig om din adgangskode eller dine MitID-oplysninger i en mail.`,
};
