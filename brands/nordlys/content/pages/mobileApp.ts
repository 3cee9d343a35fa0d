import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";

export const mobileApp = pageStory("mobile-app", {
  label: ["Mobilapp", "Mobile app"],
  seo: {
    title: ["Nordlys på telefonen", "Nordlys on your phone"],
    description: [
      "Hele huset i lommen: sådan lægger du Nordlys på hjemmeskærmen, hvad telefonen skal kunne, og hvad der er anderledes end på computeren.",
      "The whole house in your pocket: how to put Nordlys on your home screen, what the phone must be able to do and what differs from a computer.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["På farten", "On the move"],
      title: ["Samme hus, mindre rude", "Same house, smaller window"],
      text: [
        "Alt på siden virker på en telefon. Du behøver ikke hente noget for at komme i gang.",
        "Everything on the site works on a phone. You needn’t fetch anything to get started.",
      ],
      image: art("app", [
        "En hånd med en telefon, der lyser i mørket",
        "A hand with a phone glowing in the dark",
      ]),
    }),
  ],
  body: [
    blocks.steps({
      title: ["Læg Nordlys på hjemmeskærmen", "Put Nordlys on your home screen"],
      items: [
        {
          title: ["iPhone", "iPhone"],
          text: [
            "Åbn siden i Safari, tryk på delesymbolet, og vælg »Føj til hjemmeskærm«.",
            "Open the site in Safari, tap the share symbol and choose ‘Add to Home Screen’.",
          ],
        },
        {
          title: ["Android", "Android"],
          text: [
            "Åbn siden i Chrome, tryk på de tre prikker, og vælg »Føj til startskærm«.",
            "Open the site in Chrome, tap the three dots and choose ‘Add to Home screen’.",
          ],
        },
        {
          title: ["Færdig", "Done"],
          text: [
            "Ikonet åbner siden i fuld skærm. Den opdateres af sig selv og fylder næsten ingenting.",
            "The icon opens the site full screen. It updates itself and takes up next to no space.",
          ],
        },
      ],
    }),
    blocks.featureList({
      title: ["Godt at vide", "Good to know"],
      items: [
        {
          icon: "mobile",
          title: ["Systemkrav", "Requirements"],
          text: [
            "En telefon med en browser fra de seneste tre år. iOS 17 og Android 11 er det ældste, vi afprøver.",
            "A phone with a browser from the past three years. iOS 17 and Android 11 are the oldest we test.",
          ],
        },
        {
          icon: "clock",
          title: ["Natdæmpning", "Night dimming"],
          text: [
            "Siden er mørk i forvejen og skåner både øjne og batteri.",
            "The site is dark to begin with and spares both eyes and battery.",
          ],
        },
        {
          icon: "clock",
          title: ["Pauser følger med", "Breaks follow you"],
          text: [
            "Grænser, pauser og udelukkelser gælder kontoen, ikke enheden.",
            "Limits, breaks and exclusions apply to the account, not to the device.",
          ],
        },
      ],
    }),
    blocks.helpCards({
      title: ["Prøv selv", "See for yourself"],
      items: [
        {
          icon: "search",
          title: ["Prøv det her", "Try it here"],
          text: ["Spiloversigten er lavet til én tommelfinger.", "The game overview is made for one thumb."],
          link_label: ["Alle spil", "All games"],
          link: multilink("/spiloversigt"),
        },
      ],
    }),
  ],
});
