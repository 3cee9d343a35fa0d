import { blocks, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const affiliate = pageStory("affiliate", {
  label: ["Affiliate", "Affiliates"],
  seo: {
    title: ["Partnerprogram for udgivere | Nordlys", "Partner programme for publishers | Nordlys"],
    description: [
      "Skriver du ærligt om spil for voksne? Læs, hvordan vores partnerprogram afregner, hvad vi kræver, og hvordan du kommer i kontakt.",
      "Do you write honestly about gambling for adults? Read how our partner programme pays, what we require and how to get in touch.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Partnere", "Partners"],
      title: ["Få partnere, lange aftaler", "Few partners, long agreements"],
      text: [
        "Vi arbejder med udgivere, der hellere vil have en god læser end et hurtigt klik.",
        "We work with publishers who would rather have a good reader than a quick click.",
      ],
      image: art("affiliate", [
        "En hængebro mellem to huse under nordlys",
        "A suspension bridge between two houses beneath northern lights",
      ]),
    }),
  ],
  body: [
    blocks.steps({
      title: ["Fra første mail til første afregning", "From first email to first payment"],
      items: [
        {
          title: ["Skriv til os", "Write to us"],
          text: [
            `Send din side, dit emne og et par tal til ${house.partners}. Vi læser selv.`,
            `Send your site, your subject and a few figures to ${house.partners}. We do the reading ourselves.`,
          ],
        },
        {
          title: ["Vi gennemgår siden", "We review the site"],
          text: [
            "Det tager normalt en uge. Et nej kommer med en begrundelse.",
            "This normally takes a week. A no comes with a reason.",
          ],
        },
        {
          title: ["Aftale og links", "Agreement and links"],
          text: [
            "Du får en skriftlig aftale, sporingslinks og godkendt materiale på dansk.",
            "You get a written agreement, tracking links and approved material in Danish.",
          ],
        },
        {
          title: ["Afregning hver måned", "Payment every month"],
          text: [
            "Opgørelsen er klar den 5. og udbetales senest den 20. Intet mindstebeløb og ingen overført minus.",
            "The statement is ready on the 5th and paid by the 20th. No minimum amount and no negative carry-over.",
          ],
        },
      ],
    }),
    blocks.richText([
      `
## Hvad vi kræver

- Indholdet henvender sig til voksne, og der er ingen reklamer ved stof for børn og unge.
- Spil omtales aldrig som en vej ud af gæld eller en indtægt.
- Tilbud omtales kun med alle væsentlige vilkår ved siden af, samme sted og i samme størrelse.
- 18+, StopSpillet og ROFUS står på hver side, der omtaler os.
- Ingen udsendelse af mails eller sms’er om os uden modtagerens eget samtykke til netop jer.

Brud på punkterne opsiger aftalen uden varsel. Det lyder strengt, men loven gør os ansvarlige for det, I skriver om os.

## Hvad vi ikke betaler for

Trafik købt på vores navn i søgemaskiner, spillere, som senere viser sig at være i ROFUS, og konti, der er oprettet af dem, der selv ejer linket.
`,
      `
## What we require

- Content is aimed at adults, with no advertising beside material for children or young people.
- Gambling is never described as a way out of debt or a source of income.
- Offers are mentioned only with all material terms beside them, in the same place and the same size.
- 18+, StopSpillet and ROFUS appear on every page that mentions us.
- No emails or text messages about us without the recipient’s own consent to you in particular.

A breach ends the agreement without notice. That sounds strict, but the law holds us responsible for what you write about us.

## What we do not pay for

Traffic bought on our name in search engines, players later found to be in ROFUS, and accounts opened by the owner of the link.
`,
    ]),
  ],
});
