import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";

export const winners = pageStory("winners", {
  label: ["Vindere", "Winners"],
  seo: {
    title: ["Hvem fik banko? Seneste vindere | Solbanko", "Who got banko? Latest winners | Solbanko"],
    description: [
      "Se de seneste plader og maskiner, der gav gevinst hos Solbanko, og hvor meget der var tilbage, da pladen var betalt.",
      "See the latest plates and machines to come in at Solbanko, and how much was left once the plate had been paid for.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Opslagstavlen", "The noticeboard"],
      title: ["Et lille bifald herfra", "A little applause from us"],
      text: [
        "Når en plade eller et spin har givet mere, end det kostede, sætter vi en seddel op.",
        "When a plate or a spin has given more than it cost, we pin up a note.",
      ],
      image: art("winners", [
        "En medspiller løfter sin plade over hovedet i salen",
        "A player lifts a plate overhead in the hall",
      ]),
    }),
  ],
  body: [
    blocks.winnersFeed({
      title: ["Nyeste sedler", "Newest notes"],
      text: [
        "Beløbet er det, der blev tilovers efter indsatsen, fra 50 kr. og op. Vinderne står med kaldenavn, medmindre de selv har valgt fornavn og et bogstav.",
        "The amount is what remained after the stake, from DKK 50 up. Winners appear under an alias, unless they have chosen first name and one letter.",
      ],
      limit: 24,
    }),
    blocks.jackpots({
      title: ["Sparebøssen", "The piggy bank"],
      text: [
        "Der ryger lidt i bøssen hver gang, nogen er med. En dag er den fuld, men ingen kan se på grisen hvornår.",
        "A little goes into the box whenever someone joins in. One day it is full, but the pig gives nothing away.",
      ],
    }),
    blocks.notice({
      tone: "calm",
      title: [
        "Der hænger ingen sedler for dem, der ikke vandt",
        "No notes are pinned up for those who didn’t win",
      ],
      text: [
        "Og det er de fleste. Derfor skal en plade være betalt med penge, man kunne have brugt på wienerbrød.",
        "And that is most people. So a plate should be paid for with money you might have spent on pastries.",
      ],
    }),
    blocks.helpCards({
      title: ["Når bifaldet har lagt sig", "Once the applause dies down"],
      items: [
        {
          icon: "help",
          title: ["Bliver det for meget?", "Is it getting too much?"],
          text: ["Tag en snak, før det bliver tungt.", "Have a chat before it weighs you down."],
          link_label: ["Her er hjælpen", "Here is help"],
          link: multilink("/ansvarligt-spil"),
        },
        {
          icon: "news",
          title: ["Hvordan deler man en præmie?", "How do you share a prize?"],
          text: ["Pladeposten regner efter.", "The Plate Post does the sums."],
          link_label: ["Læs med", "Read on"],
          link: multilink("/blog/naar-to-raaber-banko"),
        },
      ],
    }),
  ],
});
