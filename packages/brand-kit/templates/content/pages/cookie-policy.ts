import { blocks, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const page = pageStory("cookie-policy", {
  label: ["Cookiepolitik", "Cookie policy"],
  seo: {
    title: [`Cookiepolitik | ${house.name}`, `Cookie policy | ${house.name}`],
    description: [
      "Alle cookies, vi bruger, hvad de er til, og hvor længe de gemmes. Du kan ændre dit valg når som helst.",
      "Every cookie we use, what it is for and how long it is kept. You can change your choice at any time.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Cookiepolitik", "Cookie policy"],
      text: [
        "Kun de nødvendige cookies sættes, før du har valgt.",
        "Only the necessary cookies are set before you have chosen.",
      ],
    }),
  ],
  body: [
    blocks.cookieTable({
      title: ["Cookies på siden", "Cookies on this site"],
      text: ["Listen er den samme, som siden selv bruger.", "The list is the very one the site itself uses."],
    }),
  ],
});
