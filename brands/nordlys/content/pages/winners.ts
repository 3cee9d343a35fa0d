import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";

export const winners = pageStory("winners", {
  label: ["Vindere", "Winners"],
  seo: {
    title: ["Seneste vindere og puljer | Nordlys", "Latest winners and pots | Nordlys"],
    description: [
      "De seneste nettogevinster hos Nordlys, opdateret løbende og uden fulde navne. Se også, hvordan vi regner dem ud.",
      "The latest net wins at Nordlys, updated as they happen and without full names. See how we work them out, too.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Vindere", "Winners"],
      title: ["Lys i vinduerne", "Lights in the windows"],
      text: [
        "Rigtige runder hos Nordlys, der endte over indsatsen. Her er beløbene, efter at indsatsen er trukket fra.",
        "Real rounds at Nordlys that ended above the stake. Here are the amounts, after the stake has been taken off.",
      ],
      image: art("winners", [
        "Fire mennesker om et bål under nordlys",
        "Four people around a fire beneath northern lights",
      ]),
    }),
  ],
  body: [
    blocks.winnersFeed({ title: ["De seneste tredive", "The latest thirty"], limit: 30 }),
    blocks.jackpots({
      title: ["Puljer, der stadig vokser", "Pots still growing"],
      text: [
        "En pulje falder tilfældigt. At den er stor, gør den ikke mere moden.",
        "A pot drops at random. Being large does not make it any riper.",
      ],
    }),
    blocks.gameRail({ title: ["Spil med pulje", "Games with a pot"], source: "jackpot", limit: 14 }),
    blocks.richText([
      `
## Sådan læses listen

Vi viser kun **nettogevinster**: det udbetalte minus indsatsen i samme runde. En gevinst på 40 kr. på en indsats på 50 kr. er et tab og kommer derfor aldrig med.

Listen begynder ved 100 kr., og en gevinst kommer først med, når spilleren selv har set den. Navnet er et kaldenavn, medmindre spilleren i sin profil har valgt fornavn og et bogstav. Holder en spiller pause, står vedkommende her ikke. Vi viser hverken by, alder eller billede, og ingen kan købe sig til en plads på listen.

Listen viser dem, det gik godt for. Over tid betaler alle spil mindre tilbage, end der bliver sat, og det gælder også for dem, der står her.
`,
      `
## How to read the list

We show **net wins** only: what was paid minus the stake in the same round. Winning DKK 40 on a stake of DKK 50 is a loss and never appears here.

The list begins at DKK 100, and a win appears only once its player has seen it. The name is an alias, unless the player has chosen first name and one letter in the profile. A player who is taking a break is not listed. We show no town, age or picture, and nobody can buy a place on the list.

The list shows those for whom it went well. Over time every game pays back less than is staked, and that includes the people you see here.
`,
    ]),
    blocks.notice({
      tone: "calm",
      text: [
        "Spil er underholdning, ikke indtægt. Sæt kun det på spil, du kan undvære.",
        "Gambling is entertainment, not income. Stake only what you can do without.",
      ],
    }),
    blocks.helpCards({
      title: ["Før du spiller", "Before you play"],
      items: [
        {
          icon: "shield",
          title: ["Sæt en grænse", "Set a limit"],
          text: ["Sådan virker dag, uge og måned.", "How day, week and month work."],
          link_label: ["Ansvarligt spil", "Responsible gaming"],
          link: multilink("/ansvarligt-spil"),
        },
        {
          icon: "eye",
          title: ["Forstå tallene", "Understand the figures"],
          text: ["Hvad en procent kan og ikke kan.", "What a percentage can and cannot tell you."],
          link_label: ["Læs artiklen", "Read the article"],
          link: multilink("/blog/hvad-betyder-tilbagebetaling"),
        },
      ],
    }),
  ],
});
