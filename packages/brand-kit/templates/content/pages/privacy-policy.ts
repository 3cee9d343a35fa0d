import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const page = pageStory("privacy-policy", {
  label: ["Privatlivspolitik", "Privacy policy"],
  seo: {
    title: [`Privatlivspolitik | ${house.name}`, `Privacy policy | ${house.name}`],
    description: [
      "Hvilke oplysninger vi har om dig, hvorfor vi har dem, hvor længe de gemmes, og hvad du kan bede os om.",
      "Which data we hold about you, why we hold it, how long it is kept and what you can ask of us.",
    ],
  },
  hero: [blocks.heroPage({ title: ["Privatlivspolitik", "Privacy policy"] })],
  body: [
    blocks.richText([
      `## Hvem er ansvarlig

${house.company} er dataansvarlig. Skriv til ${house.privacy}.

## Hvad vi gemmer

- Navn, adresse og fødselsdato, som MitID oplyser.
- Dine ind- og udbetalinger, indsatser og gevinster.
- Henvendelser til kundeservice.

## Hvorfor

Spilleloven og hvidvaskloven kræver det, og du skal kunne se din egen historik. Markedsføring sender vi kun, når du har sagt ja.

## Hvor længe

Oplysninger om spil og betalinger gemmes i fem år efter, at kontoen er lukket.

## Dine rettigheder

Du kan bede om indsigt, rettelse og sletning og klage til Datatilsynet.`,
      `## Who is responsible

${house.company} is the data controller. Write to ${house.privacy}.

## What we keep

- Name, address and date of birth as given by MitID.
- Your deposits, withdrawals, stakes and wins.
- What you have written to customer service.

## Why

The gambling and money-laundering acts require it, and you must be able to see your own history. We send marketing only when you have said yes.

## How long

Data on games and payments is kept for five years after the account is closed.

## Your rights

You can ask for access, correction and deletion, and complain to the Danish Data Protection Agency.`,
    ]),
  ],
  sidebar: [
    blocks.helpCards({
      items: [
        {
          icon: "info",
          title: ["Cookies", "Cookies"],
          link_label: ["Cookiepolitik", "Cookie policy"],
          link: multilink("/cookiepolitik"),
        },
      ],
    }),
  ],
});
