import { blocks, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const affiliate = pageStory("affiliate", {
  label: ["Bliv partner", "Become a partner"],
  seo: {
    title: ["Bliv partner med Solbanko", "Become a partner of Solbanko"],
    description: [
      "Har du en side om banko, hygge eller fritid for voksne? Så lad os tale om et samarbejde på ordentlige vilkår.",
      "Do you run a site on banko, pastimes or leisure for adults? Then let us talk about working together on decent terms.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Samarbejde", "Working together"],
      title: ["Kender du nogen, der kender nogen?", "Do you know someone who knows someone?"],
      text: [
        "Gode gæster kommer oftest ad anbefalinger. Dem vil vi gerne takke for.",
        "Good guests mostly come by recommendation. We like to say thank you for those.",
      ],
      image: art("affiliate", [
        "To mennesker ved et bord med en bankoplade og et brev",
        "Two people at a table with a banko plate and a letter",
      ]),
    }),
  ],
  body: [
    blocks.featureList({
      title: ["Det får du", "What you get"],
      items: [
        {
          icon: "coins",
          title: ["Et fast beløb pr. medspiller", "A fixed sum per player"],
          text: [
            "Vi betaler det samme, uanset hvor meget gæsten spiller. Så har ingen glæde af, at nogen spiller for meget.",
            "We pay the same however much the guest plays. That way nobody gains when somebody plays too much.",
          ],
        },
        {
          icon: "user",
          title: ["En fast kontakt", "A named contact"],
          text: [
            "Birgitte svarer selv og kender din side ved navn.",
            "Birgitte answers in person and knows your site by name.",
          ],
        },
        {
          icon: "calendar",
          title: ["Penge den første", "Money on the first"],
          text: [
            "Opgørelsen kommer den sidste hverdag og betales dagen efter.",
            "The statement comes on the last working day and is paid the day after.",
          ],
        },
      ],
    }),
    blocks.richText([
      `
## Det beder vi om til gengæld

Skriv, som du ville sige det til din nabo. Lov ikke gevinster. Skriv aldrig til unge, og lad være at bruge billeder af nogen, der ser ud til at være under 25.

Nævner du en pris eller et tilbud, skal betingelserne stå lige ved siden af, så man kan læse dem uden briller. Aldersgrænsen, StopSpillet og ROFUS skal være synlige på samme side.

Send ikke beskeder ud om os til folk, der ikke selv har bedt om dem.

Spillemyndigheden og Forbrugerombudsmanden ser på vores partnere med samme øjne, som de ser på os. Går det galt, stopper vi samarbejdet den dag, vi hører om det.

## Sådan kommer vi i gang

Skriv et par linjer til [${house.partners}](mailto:${house.partners}) om, hvem der læser med hos dig. Vi kigger forbi, ringer dig op og bliver enige om resten. Foreninger og forsamlingshuse er også velkomne.
`,
      `
## What we ask in return

Write as you would say it to a neighbour. Don’t promise wins. Never write for the young, and avoid pictures of anyone who looks under 25.

If you mention a price or an offer, its conditions must stand right beside it, where they can be read without glasses. The age limit, StopSpillet and ROFUS must be visible on the same page.

Don’t send messages about us to people who haven’t asked for them.

The gambling authority and the consumer ombudsman see our partners with the same eyes as they see us. If things go wrong, we stop working together the day we hear of it.

## How to begin

Send a few lines to [${house.partners}](mailto:${house.partners}) about who your readers are. We’ll have a look, ring you and agree on the rest. Clubs and village halls are welcome too.
`,
    ]),
  ],
});
