import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const page = pageStory("responsible-gaming", {
  label: ["Ansvarligt spil", "Responsible gaming"],
  seo: {
    title: [`Ansvarligt spil | ${house.name}`, `Responsible gaming | ${house.name}`],
    description: [
      "Sæt en grænse, hold en pause, eller luk helt ned. Her er redskaberne og de steder, der kan hjælpe dig.",
      "Set a limit, take a break or close down altogether. Here are the tools and the places that can help you.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Ansvarligt spil", "Responsible gaming"],
      text: [
        "Spil skal være underholdning. Er det holdt op med at være det, er der hjælp at få.",
        "Gambling should be entertainment. If it no longer is, there is help to be had.",
      ],
    }),
  ],
  body: [
    blocks.helplines({
      title: ["Tal med nogen", "Talk to someone"],
      text: [
        "StopSpillet rådgiver gratis og anonymt, både dig og dine nærmeste.",
        "StopSpillet offers free, anonymous advice to you and those close to you.",
      ],
    }),
    blocks.richText([
      `## Indbetalingsgrænse

Du vælger selv et beløb pr. dag, uge eller måned. En lavere grænse gælder straks. En højere gælder først efter 24 timer.

## Spilpause

En spilpause varer 24 timer og kan ikke fortrydes.

## Udelukkelse

Du kan udelukke dig fra ${house.name} i mindst 30 dage eller for altid. Vil du udelukkes fra alt spil med dansk tilladelse, skal du bruge ROFUS.

## Tegn, du skal tage alvorligt

- Du spiller for mere, end du havde tænkt dig.
- Du forsøger at vinde det tabte tilbage.
- Du holder spillet skjult for andre.
- Du låner penge for at spille.`,
      `## Deposit limit

You choose an amount per day, week or month. A lower limit applies at once. A higher one only after 24 hours.

## Break

A break lasts 24 hours and cannot be undone.

## Exclusion

You can exclude yourself from ${house.name} for at least 30 days or for good. To be excluded from all gambling under a Danish licence, use ROFUS.

## Signs to take seriously

- You play for more than you meant to.
- You try to win back what you have lost.
- You keep your gambling hidden from others.
- You borrow money to play.`,
    ]),
  ],
  sidebar: [
    blocks.notice({
      tone: "calm",
      text: [
        "Man skal være fyldt 18 år for at spille. Opbevar aldrig din adgang, så børn kan bruge den.",
        "You must be 18 or over to play. Never keep your login where children can use it.",
      ],
    }),
    blocks.helpCards({
      items: [
        {
          icon: "phone",
          title: ["Kundeservice", "Customer service"],
          link_label: ["Kontakt os", "Contact us"],
          link: multilink("/kundeservice"),
        },
      ],
    }),
  ],
});
