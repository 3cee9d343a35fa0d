import { pressStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const solbankoOgLokalarkivet = pressStory("solbanko-og-lokalarkivet", {
  title: ["Gamle plader får plads på arkivet", "Old plates find a home in the archive"],
  teaser: [
    "Tusind bankoplader fra 1930 til 1990 er skannet og kan ses af alle.",
    "A thousand banko plates from 1930 to 1990 have been scanned for all to see.",
  ],
  published: { daysAgo: 174 },
  seo: {
    title: [
      "Gamle plader får plads på arkivet | Solbanko",
      "Old plates find a home in the archive | Solbanko",
    ],
    description: [
      "I samarbejde med frivillige har Solbanko skannet tusind gamle bankoplader, fra linoleum til pap med huller. Alle er gratis at se.",
      "With volunteers, Solbanko has scanned a thousand old banko plates, from linoleum to punched card. All are free to view.",
    ],
  },
  body: [
    `
Et loft i Ejby gemte på elleve kasser bankoplader fra en nedlagt sygekasseforening. I stedet for at blive brændt er de nu skannet af otte frivillige, og originalerne er overdraget til lokalarkivet.

De ældste er fra 1930 og trykt på linoleum. På en af dem har nogen med blyant skrevet: »Karen fik anden. Jeg fik hjem.«

»Det er danmarkshistorie på tre rækker,« siger arkivets formand.

Solbanko har betalt skanneren og hjulpet med at bære.
`,
    `
An attic in Ejby held eleven boxes of banko plates from a dissolved sick-benefit club. Instead of being burned they have been scanned by eight volunteers, and the originals handed to the local archive.

The oldest are from 1930 and printed on linoleum. On one of them somebody has pencilled: ‘Karen got the duck. I got to go home.’

‘It is Danish history on three rows,’ says the chair of the archive.

Solbanko paid for the scanner and helped with the carrying.
`,
  ],
  contact: [
    `Lone Vestergaard, ${house.press} eller ${house.phone}`,
    `Lone Vestergaard, ${house.press} or ${house.phone}`,
  ],
});
