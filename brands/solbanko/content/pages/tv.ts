import { blocks, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";

export const tv = pageStory("tv", {
  label: ["Banko-tv", "Banko TV"],
  seo: {
    title: ["Banko på fjernsynet | Solbanko", "Banko on your television | Solbanko"],
    description: [
      "Få salen op på den store skærm derhjemme. Vi viser, hvordan du forbinder, og hvornår der er noget at se.",
      "Bring the hall up on the big screen at home. We show how to connect, and when there is something to watch.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Banko-tv", "Banko TV"],
      title: ["Sæt salen på fjernsynet", "Put the hall on the telly"],
      text: [
        "Så kan hele sofaen følge med i numrene, også dem uden plade.",
        "Then the whole sofa can follow the numbers, plate or no plate.",
      ],
      image: art("tv", [
        "Et fjernsyn, hvor en opråber står ved tromlen",
        "A television where a caller stands by the drum",
      ]),
    }),
  ],
  body: [
    blocks.schedule({
      title: ["Aftenens program", "This evening’s programme"],
      text: [
        "Der er mest at se, når Storstuen har åbent fra klokken 19.",
        "There is most to watch when Storstuen is open from 7 pm.",
      ],
      kind: "banko",
    }),
    blocks.steps({
      title: ["Fra lille skærm til stor", "From small screen to large"],
      items: [
        {
          title: ["Med ledning", "With a cable"],
          text: [
            "Sæt et HDMI-kabel fra computeren til fjernsynet, og vælg kanalen på fjernbetjeningen.",
            "Run an HDMI cable from computer to television and pick the channel on the remote.",
          ],
        },
        {
          title: ["Uden ledning", "Without a cable"],
          text: [
            "På mange nyere apparater kan man spejle telefonen. Se efter »skærmspejling« eller »cast«.",
            "On many newer sets you can mirror your phone. Look for ‘screen mirroring’ or ‘cast’.",
          ],
        },
        {
          title: ["I apparatet selv", "On the set itself"],
          text: [
            "Har fjernsynet en browser, kan du skrive vores adresse direkte.",
            "If the television has a browser, you can type our address directly.",
          ],
        },
      ],
    }),
    blocks.notice({
      tone: "info",
      title: ["Når der er børn i stuen", "When there are children in the room"],
      text: [
        "Så vent, til de er lagt. Der er banko igen i morgen.",
        "Then wait until they’re in bed. There will be banko again tomorrow.",
      ],
    }),
    blocks.gameGrid({
      title: ["Godt på stor skærm", "Good on a big screen"],
      source: "curated",
      slugs: ["storstuen", "forsamlingshuset", "solsikkesalen"],
    }),
  ],
});
