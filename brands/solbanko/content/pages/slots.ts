import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";

export const slots = pageStory("slots", {
  label: ["Automater", "Slots"],
  seo: {
    title: ["Hyggelige spilleautomater | Solbanko", "Friendly slot machines | Solbanko"],
    description: [
      "Fra frugtmaskiner med et håndtag til fisketure og eventyr. Vi har sat automaterne på hylder efter stemning, så du kan finde din.",
      "From fruit machines with a handle to fishing trips and fairy tales. We have shelved the slots by mood so you can find yours.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Automathjørnet", "The machine corner"],
      title: ["Noget at snurre på imellem runderne", "Something to spin between rounds"],
      text: [
        "Vi har stillet dem i hjørnet ved kaffemaskinen, hvor de ikke larmer.",
        "We have put them in the corner by the coffee machine, where they don’t make a racket.",
      ],
    }),
  ],
  body: [
    blocks.gameGrid({
      title: ["Kan spilles nu", "Open now"],
      text: ["Resten står klar, men er ikke tændt endnu.", "The rest are in place but not switched on yet."],
      source: "playable",
      category: "slots",
      limit: 12,
    }),
    blocks.gameGrid({
      title: ["Gæsternes yndlinge", "The guests’ favourites"],
      text: ["De maskiner, der er spillet mest på denne uge.", "The machines played most this week."],
      source: "played",
      category: "slots",
      limit: 9,
    }),
    blocks.gameGrid({
      title: ["Dyr, store som små", "Animals great and small"],
      text: [
        "Ræve, pindsvin og en enkelt gås med meninger.",
        "Foxes, hedgehogs and one goose with opinions.",
      ],
      source: "theme",
      theme: "animals",
      limit: 6,
      link_label: ["Flere dyr", "More animals"],
      link: multilink("/spiloversigt?tema=animals"),
    }),
    blocks.gameGrid({
      title: ["Til fiskeren", "For the angler"],
      text: [
        "Stille søer, snørede støvler og en sandwich i tasken.",
        "Quiet lakes, laced boots and a sandwich in the bag.",
      ],
      source: "theme",
      theme: "fishing",
      limit: 6,
      link_label: ["Flere fisketure", "More fishing trips"],
      link: multilink("/spiloversigt?tema=fishing"),
    }),
    blocks.gameGrid({
      title: ["Fra køkkenet", "From the kitchen"],
      text: ["Spil, man bliver sulten af.", "Games that make you hungry."],
      source: "theme",
      theme: "food",
      limit: 6,
      link_label: ["Mere mad", "More food"],
      link: multilink("/spiloversigt?tema=food"),
    }),
    blocks.gameGrid({
      title: ["Lige stillet op", "Only just put up"],
      text: [
        "Vi pudser glasset på de nye en gang om ugen.",
        "We polish the glass on the new ones once a week.",
      ],
      source: "newest",
      category: "slots",
      limit: 6,
      link_label: ["Se alt nyt", "See what’s new"],
      link: multilink("/spiloversigt?nye=1&sort=newest"),
    }),
    blocks.richText([
      `
## Hvad betyder de tal på kortet?

Under hver maskine står en procent. Den fortæller, hvor meget der i gennemsnit er kommet ud igen for hver hundrede kroner, der er puttet i – over rigtig mange år og rigtig mange mennesker. På en enkelt eftermiddag kan det gå begge veje, oftest den forkerte.

Vi skriver også, om maskinen er rolig eller vild. En rolig maskine giver lidt og tit. En vild giver sjældent, men mere.

Og så er der indsatsen. Den kan være helt ned til ti øre, og den bliver stående, til du selv flytter den.
`,
      `
## What do the figures on the card mean?

Beneath every machine there is a percentage. It tells you how much has on average come out again for each hundred kroner put in – over a great many years and a great many people. On a single afternoon it can go either way, and mostly it’s the wrong one.

We also say whether a machine is gentle or wild. A gentle one gives little and often. A wild one gives rarely, but more.

Then there is the stake. It can be as low as ten øre, and it stays put until you move it yourself.
`,
    ]),
  ],
});
