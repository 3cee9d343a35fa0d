import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const page = pageStory("competition", {
  label: ["Konkurrence", "Competition"],
  seo: {
    title: [`Konkurrence | ${house.name}`, `Competition | ${house.name}`],
    description: [
      "Deltag i månedens konkurrence. Det er gratis, og du kan trække din tilladelse tilbage når som helst.",
      "Enter this month’s competition. It is free, and you can withdraw your permission at any time.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Månedens konkurrence", "This month’s competition"],
      text: ["Vi trækker lod den første i måneden.", "We draw lots on the first of the month."],
      image: art("competition", [
        "Tegning af en tromle med kugler mellem to medspillere",
        "Drawing of a drum of balls between two players",
      ]),
    }),
  ],
  body: [
    blocks.steps({
      items: [
        {
          title: ["Sig ja til at høre fra os", "Say yes to hearing from us"],
          text: ["Du kan sige nej igen når som helst.", "You can say no again at any time."],
        },
        {
          title: ["Vi trækker en vinder", "We draw a winner"],
          text: ["Vinderen får direkte besked.", "The winner is told directly."],
        },
      ],
    }),
    blocks.promoBand({
      title: ["Hvad kan man vinde?", "What can you win?"],
      text: ["Et gavekort til en aften i biografen.", "A gift card for a night at the cinema."],
      cta_label: ["Læs betingelserne", "Read the terms"],
      cta_link: multilink("/betingelser"),
      terms: [
        "Deltagelse er gratis og kræver ikke indbetaling. Du skal være fyldt 18 år. Én deltagelse pr. person.",
        "Entry is free and requires no deposit. You must be 18 or over. One entry per person.",
      ],
    }),
  ],
});
