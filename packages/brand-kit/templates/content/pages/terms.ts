import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const page = pageStory("terms", {
  label: ["Betingelser", "Terms and rules"],
  seo: {
    title: [`Betingelser | ${house.name}`, `Terms and rules | ${house.name}`],
    description: [
      "Betingelserne for at have en spilkonto: hvem der kan spille, ind- og udbetaling, bonus, afbrudte spil og klager.",
      "The terms of having an account: who may play, deposits and withdrawals, bonuses, interrupted games and complaints.",
    ],
  },
  hero: [blocks.heroPage({ title: ["Betingelser", "Terms and rules"] })],
  body: [
    blocks.richText([
      `## 1. Aftalen

Når du opretter en spilkonto, indgår du en aftale med ${house.company}, tilladelse nr. ${house.licence}. Aftalen følger dansk ret.

## 2. Hvem kan spille

Du skal være fyldt 18 år, have MitID og må ikke være registreret i ROFUS. Kontoen er personlig.

## 3. Ind- og udbetaling

Du skal sætte en indbetalingsgrænse, før du kan spille. Udbetaling sker til en konto i dit eget navn, når din identitet er bekræftet.

## 4. Bonus

Et tilbud om bonus oplyser altid gennemspilskrav, frist og et regneeksempel i kroner. En bonus er højst 1.000 kr., og du har mindst 60 dage til at opfylde kravet.

## 5. Afbrudte spil

Bliver et spil afbrudt, gælder det resultat, som er registreret hos os. Er der intet resultat, får du indsatsen tilbage.

## 6. Klager

Skriv til ${house.email}. Vi svarer inden for syv dage.`,
      `## 1. The agreement

When you open an account, you enter into an agreement with ${house.company}, licence no. ${house.licence}. It is governed by Danish law.

## 2. Who may play

You must be 18 or over, have MitID and not be listed in ROFUS. The account is personal.

## 3. Deposits and withdrawals

You must set a deposit limit before you can play. Withdrawals go to an account in your own name once your identity is confirmed.

## 4. Bonuses

An offer of a bonus always states wagering requirement, deadline and a worked example in kroner. A bonus is at most DKK 1,000, and you have at least 60 days to meet the requirement.

## 5. Interrupted games

If a game is interrupted, the result registered with us counts. If there is none, your stake is returned.

## 6. Complaints

Write to ${house.email}. We answer within seven days.`,
    ]),
  ],
  sidebar: [
    blocks.helpCards({
      items: [
        {
          icon: "lock",
          title: ["Dine oplysninger", "Your data"],
          link_label: ["Privatlivspolitik", "Privacy policy"],
          link: multilink("/privatlivspolitik"),
        },
      ],
    }),
  ],
});
