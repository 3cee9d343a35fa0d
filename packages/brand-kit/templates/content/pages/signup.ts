import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const page = pageStory("signup", {
  label: ["Opret spilkonto", "Open an account"],
  seo: {
    title: [`Opret spilkonto | ${house.name}`, `Open an account | ${house.name}`],
    description: [
      "Du skal være fyldt 18 år, bruge MitID og sætte en indbetalingsgrænse. Se, hvad der sker trin for trin.",
      "You must be 18 or over, use MitID and set a deposit limit. See what happens step by step.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Opret spilkonto", "Open an account"],
      text: ["Det tager få minutter med MitID.", "It takes a few minutes with MitID."],
      image: art("signup", ["Tegning af en grøn dør", "Drawing of a green door"]),
    }),
  ],
  body: [
    blocks.steps({
      title: ["Sådan gør du", "How it works"],
      items: [
        {
          icon: "user",
          title: ["Bekræft, hvem du er", "Confirm who you are"],
          text: [
            "MitID viser os, at du er fyldt 18 år. Vi tjekker også, at du ikke står i ROFUS.",
            "MitID shows us that you are 18 or over. We also check that you are not listed in ROFUS.",
          ],
        },
        {
          icon: "shield",
          title: ["Sæt din grænse", "Set your limit"],
          text: [
            "Pr. dag, uge eller måned. Beløbet skriver du selv.",
            "Per day, week or month. You type the amount yourself.",
          ],
        },
        {
          icon: "coins",
          title: ["Indbetal, når du vil", "Deposit when you like"],
          text: [
            "Penge på kontoen er dine og kan hæves igen.",
            "Money in the account is yours and can be withdrawn again.",
          ],
        },
      ],
    }),
  ],
  sidebar: [
    blocks.notice({
      tone: "calm",
      title: ["Kun for voksne", "Adults only"],
      text: [
        "Spil er for voksne over 18 år. Har du udelukket dig selv i ROFUS, kan du ikke oprette en konto.",
        "Gambling is for adults over 18. If you have excluded yourself in ROFUS, you cannot open an account.",
      ],
    }),
    blocks.helpCards({
      items: [
        {
          icon: "info",
          title: ["Spørgsmål?", "Questions?"],
          link_label: ["Se svarene", "See the answers"],
          link: multilink("/faq"),
        },
      ],
    }),
  ],
});
