import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";

export const faq = pageStory("faq", {
  label: ["Spørgsmål og svar", "Questions and answers"],
  seo: {
    title: ["Spørgsmål og svar om banko | Solbanko", "Banko questions answered | Solbanko"],
    description: [
      "Hvordan køber man en plade, hvem deler en præmie, og hvad gør man, hvis nettet ryger? Her svarer vi på det hele i ro og mag.",
      "How do you buy a plate, who shares a prize, and what if the internet drops out? Here we answer it all, without any hurry.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Spørg endelig", "Do ask"],
      title: ["Der findes ingen dumme spørgsmål", "There are no silly questions"],
      text: [
        "Kun nogle, vi har fået lidt tit. Dem har vi samlet her, så du slipper for at vente i telefonen.",
        "Only a few we hear rather often. We have put them here so that you needn’t wait on the phone.",
      ],
      image: art("service", [
        "En venlig medarbejder med headset og en kop te",
        "A friendly member of staff with a headset and a cup of tea",
      ]),
    }),
  ],
  body: [blocks.questionList({ title: ["Alt det, I har spurgt om", "Everything you have asked"] })],
  sidebar: [
    blocks.contact({
      title: ["Hellere snakke?", "Rather have a chat?"],
      text: [
        "Det forstår vi godt. Nummeret er det samme hele ugen.",
        "We quite understand. The number is the same all week.",
      ],
    }),
    blocks.helpCards({
      title: ["Måske leder du efter", "You may be looking for"],
      items: [
        {
          icon: "sun",
          title: ["Kom med i salen", "Join the hall"],
          text: [
            "Det kræver lidt papirarbejde. Vi forklarer det.",
            "It takes a little paperwork. We explain it all.",
          ],
          link_label: ["Bliv medspiller", "How to join"],
          link: multilink("/signup"),
        },
        {
          icon: "help",
          title: ["Når det skal være rart", "Keeping it pleasant"],
          text: ["Om lofter, pauser og hjælp.", "About ceilings, breaks and help."],
          link_label: ["Ansvarligt spil", "Responsible gaming"],
          link: multilink("/ansvarligt-spil"),
        },
      ],
    }),
  ],
});
