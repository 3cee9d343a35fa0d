import { blocks, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const page = pageStory("mobile-app", {
  label: ["Mobilapp", "Mobile app"],
  seo: {
    title: [`Mobilapp | ${house.name}`, `Mobile app | ${house.name}`],
    description: [
      "Hele huset i lommen: samme spilkonto, samme grænser og samme spil i appen til iPhone og Android.",
      "The whole house in your pocket: same account, same limits and same games in the app for iPhone and Android.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Appen", "The app"],
      text: ["Samme konto, samme grænser.", "Same account, same limits."],
      image: art("app", ["Tegning af en telefon i en hånd", "Drawing of a phone in a hand"]),
    }),
  ],
  body: [
    blocks.featureList({
      items: [
        {
          icon: "lock",
          title: ["Log ind med en adgangsnøgle", "Log in with a passkey"],
          text: [
            "Ansigt eller finger er nok på din egen telefon.",
            "Face or finger will do on your own phone.",
          ],
        },
        {
          icon: "shield",
          title: ["Grænserne følger dig", "Your limits follow you"],
          text: [
            "Det, du har sat på computeren, gælder også her.",
            "What you have set on the computer holds here too.",
          ],
        },
        {
          icon: "clock",
          title: ["Uret er altid fremme", "The clock is always in view"],
          text: [
            "Du kan hele tiden se, hvor længe du har været på.",
            "You can always see how long you have been on.",
          ],
        },
      ],
    }),
  ],
});
