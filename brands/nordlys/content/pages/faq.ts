import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";

export const faq = pageStory("faq", {
  label: ["Ofte stillede spørgsmål", "Frequently asked questions"],
  seo: {
    title: ["Ofte stillede spørgsmål | Nordlys", "Frequently asked questions | Nordlys"],
    description: [
      "Korte svar om spilkonto, MitID, spillenes tal, puljer, grænser og privatliv. Finder du ikke svaret, så ring til os.",
      "Short answers on accounts, MitID, the figures behind the games, pots, limits and privacy. No answer here? Give us a call.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Hjælp", "Help"],
      title: ["Svar uden omsvøb", "Straight answers"],
      text: [
        "Det, vi bliver spurgt om oftest, skrevet så kort, som sagen tillader.",
        "What we are asked most often, written as briefly as the matter allows.",
      ],
    }),
  ],
  body: [
    blocks.questionList({ title: ["Spørgsmål efter emne", "Questions by subject"] }),
    blocks.contact({
      title: ["Stadig i tvivl?", "Still unsure?"],
      text: [
        "Så er det hurtigere at ringe end at lede. Hav gerne navnet på spillet klar, hvis det handler om et bestemt spil.",
        "Then calling is quicker than searching. If it concerns one particular game, have its name to hand.",
      ],
    }),
  ],
  sidebar: [
    blocks.helpCards({
      title: ["Genveje", "Shortcuts"],
      items: [
        {
          icon: "user",
          title: ["Åbn en spilkonto", "Open an account"],
          text: ["Krav, MitID og grænser.", "Requirements, MitID and limits."],
          link_label: ["Læs mere", "Read more"],
          link: multilink("/signup"),
        },
        {
          icon: "pause",
          title: ["Hold en pause", "Take a break"],
          text: ["Spilpause, udelukkelse og ROFUS.", "Breaks, exclusion and ROFUS."],
          link_label: ["Ansvarligt spil", "Responsible gaming"],
          link: multilink("/ansvarligt-spil"),
        },
        {
          icon: "phone",
          title: ["Tal med os", "Talk to us"],
          text: ["Telefon, mail og åbningstider.", "Telephone, email and opening hours."],
          link_label: ["Kundeservice", "Customer service"],
          link: multilink("/kundeservice"),
        },
      ],
    }),
    blocks.notice({
      tone: "calm",
      title: ["Kun for voksne", "Adults only"],
      text: [
        "Du skal være fyldt 18 år for at spille. Vi kontrollerer alderen med MitID.",
        "You must be 18 or over to play. We check your age with MitID.",
      ],
    }),
  ],
});
