import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";

export const mobileApp = pageStory("mobile-app", {
  label: ["Appen", "The app"],
  seo: {
    title: ["Solbanko på telefon og tablet", "Solbanko on phone and tablet"],
    description: [
      "Tag salen med i sommerhuset. Sådan får du Solbanko frem på telefon eller tablet, og sådan gør du skriften større.",
      "Take the hall with you to the summer house. How to bring up Solbanko on a phone or tablet, and how to make the type larger.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["I lommen", "In your pocket"],
      title: ["Tag salen med i sommerhuset", "Take the hall to the summer house"],
      text: [
        "Har du en telefon eller tablet, har du også Solbanko. Der skal ikke installeres noget.",
        "If you have a phone or a tablet you have Solbanko too. Nothing needs installing.",
      ],
      image: art("app", [
        "En hånd med en telefon, der viser bankoplader",
        "A hand with a phone showing banko plates",
      ]),
    }),
  ],
  body: [
    blocks.steps({
      title: ["En genvej på skærmen", "A shortcut on your screen"],
      items: [
        {
          title: ["Åbn siden", "Open the site"],
          text: [
            "Brug den browser, du plejer. Safari på Apple, Chrome på de fleste andre.",
            "Use your usual browser: Safari on Apple, Chrome on most others.",
          ],
        },
        {
          title: ["Find menuen", "Find the menu"],
          text: [
            "Firkanten med pilen eller de tre prikker. Vælg punktet om hjemmeskærmen.",
            "The square with the arrow, or the three dots. Choose the item about the home screen.",
          ],
        },
        {
          title: ["Giv den et navn", "Give it a name"],
          text: [
            "Vi foreslår »Banko«. Så ligger solen klar mellem dine andre ikoner.",
            "We suggest ‘Banko’. The sun then sits ready among your other icons.",
          ],
        },
      ],
    }),
    blocks.featureList({
      title: ["Små tips fra dem, der gør det hver dag", "Small tips from those who do it daily"],
      items: [
        {
          icon: "eye",
          title: ["Større tal", "Larger numbers"],
          text: [
            "Vend tabletten på langs, så bliver pladerne næsten så store som på papir.",
            "Turn the tablet sideways and the plates are almost as large as on paper.",
          ],
        },
        {
          icon: "mobile",
          title: ["Gammel telefon?", "An old phone?"],
          text: [
            "Er den under fem år gammel, går det som regel fint.",
            "If it’s less than five years old, it usually does fine.",
          ],
        },
        {
          icon: "sun",
          title: ["Ude i solen", "Out in the sun"],
          text: [
            "Siden er lys, så den kan læses på terrassen. Skru bare op for skærmen.",
            "The site is light, so it can be read on the terrace. Just turn up the screen.",
          ],
        },
      ],
    }),
    blocks.helpCards({
      title: ["Hjælp i røret", "Help on the line"],
      items: [
        {
          icon: "phone",
          title: ["Går det i hårdknude?", "Tied in knots?"],
          text: ["Så tager vi det sammen.", "Then we do it together."],
          link_label: ["Ring eller skriv", "Call or write"],
          link: multilink("/kundeservice"),
        },
      ],
    }),
  ],
});
