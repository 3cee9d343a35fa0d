import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";

export const signup = pageStory("signup", {
  label: ["Bliv medspiller", "Join in"],
  seo: {
    title: ["Bliv medspiller: det skal du bruge | Solbanko", "Joining Solbanko: what you will need"],
    description: [
      "For at få en spilkonto skal du være voksen, have MitID ved hånden og bestemme, hvad du højst vil bruge. Vi tager det trin for trin.",
      "To have an account you must be an adult, have MitID to hand and decide the most you want to spend. We take it step by step.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Ny her?", "New here?"],
      title: ["Velkommen. Her er det, du skal have med", "Welcome. Here is what to bring"],
      text: [
        "Det er lidt som at melde sig ind i en forening: noget papir, og så en plads ved bordet.",
        "It’s a little like joining a club: some paperwork, then a seat at the table.",
      ],
      image: art("signup", [
        "En grøn dør med kranse, hvor en medspiller vinker indenfor",
        "A green door with wreaths, where a fellow player waves guests in",
      ]),
    }),
  ],
  body: [
    blocks.steps({
      title: ["Huskelisten", "The checklist"],
      items: [
        {
          title: ["Alderen skal være i orden", "Your age must be right"],
          text: [
            "Man skal have rundet de 18. Det gælder alle og uden undtagelse, også i følge med voksne.",
            "You need to have turned 18. That goes for everyone without exception, even in adult company.",
          ],
        },
        {
          title: ["MitID på telefonen eller som kodeviser", "MitID on your phone or as a code display"],
          text: [
            "Det er sådan, vi kan se, at du er den, du siger. Du viser det, når kontoen oprettes, og på nye enheder.",
            "It shows us that you are who you say. You present it when the account is opened and on any new device.",
          ],
        },
        {
          title: ["Et beløb, du har det godt med", "A sum you are comfortable with"],
          text: [
            "Du bestemmer selv, hvad der højst må sættes ind på en dag, en uge og en måned. Tallene er dine, vi blander os ikke.",
            "You decide the most that may be paid in over a day, a week and a month. The figures are yours; we don’t interfere.",
          ],
        },
        {
          title: ["Et tjek i ROFUS", "A check with ROFUS"],
          text: [
            "Har du selv bedt om at blive holdt ude af spil, respekterer vi det. Registret bliver spurgt, hver gang man går ind.",
            "If you have asked to be kept away from gambling, we respect it. The register is asked each time anyone enters.",
          ],
        },
      ],
    }),
    blocks.richText([
      `
## Hvor meget er for meget?

Et godt råd fra bord tre: Tænk på det beløb, du ville have med i håndtasken til en bankoaften. Skriv det som ugens loft. Så kan du altid se på det igen.

Sænker du loftet, virker det nu og her. Vil du hæve det, går der et døgn, og det er meningen, man skal nå at sove på det.

**Sådan regner vi.** Sig, at ugens loft er 100 kr. Har du sat 60 kr. ind i søndags og 25 kr. i tirsdags, er der 15 kr. tilbage indtil på søndag på samme klokkeslæt. Prøver du med 20, siger vi nej og viser dig tallene.

## Når noget mangler at blive bekræftet

Er papirerne ikke helt på plads, kan kontoen være midlertidig i op til 30 dage. I den tid kan der højst sættes 10.000 kr. ind og intet tages ud.

## Skal jeg oplyse noget om økonomi?

Ja, to ting: hvad du laver, og cirka hvad du tjener om året. Loven kræver, at vi spørger, så vi kan opdage det, hvis spillet løber af med nogen. Bliver beløbene store, spørger vi også, hvor pengene kommer fra, og så fortæller vi hvorfor.

## Hvordan får I fat i mig?

På e-mail og mobil. Begge dele skal vi bruge til kontoen, og vi ringer ikke for at sælge noget, medmindre du siger ja til det.

## Kan jeg bare se mig om?

Ja, så længe du vil. Tider, priser og regler hænger fremme for alle, og ingen spørger, hvem du er.
`,
      `
## How much is too much?

A tip from table three: think of the sum you would put in your handbag for a banko night. Make that the week’s ceiling. You can always look at it again.

If you lower the ceiling it works there and then. If you want to raise it, a day and a night must pass, the idea being that you sleep on it.

**This is how we count.** Say the week’s ceiling is DKK 100. If you paid in DKK 60 last Sunday and DKK 25 on Tuesday, DKK 15 remains until Sunday at the same hour. Try with 20 and we say no and show you the figures.

## When something is yet to be confirmed

If the papers aren’t quite in order, the account may be temporary for up to 30 days. During that time no more than DKK 10,000 can be paid in and nothing taken out.

## Must I say anything about my finances?

Yes, two things: what you do, and roughly what you earn in a year. The law requires us to ask, so that we notice if gambling runs away with someone. If sums grow large we also ask where the money comes from, and then we tell you why.

## How do you reach me?

By email and mobile. We need both for the account, and we don’t call to sell you anything unless you say yes to that.

## Can I just look around?

Yes, for as long as you like. Times, prices and rules are on display for all, and nobody asks who you are.
`,
    ]),
  ],
  sidebar: [
    blocks.contact({
      title: ["Vi kan tage den over telefonen", "We can do it over the phone"],
      text: ["Så læser vi højt, og du skriver.", "We read aloud and you write."],
    }),
    blocks.questionList({
      title: ["Andre har spurgt", "Others have asked"],
      category: ["Første gang", "First time here"],
      limit: 4,
    }),
    blocks.helpCards({
      title: ["Mens du venter", "While you wait"],
      items: [
        {
          icon: "banko",
          title: ["Øv dig i reglerne", "Practise the rules"],
          link_label: ["Læs om banko", "Read about banko"],
          link: multilink("/banko"),
        },
      ],
    }),
  ],
});
