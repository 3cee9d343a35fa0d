import type { Meta } from "@storybook/react-vite";
import {
  pictureAddress,
  block,
  bulletList,
  doc,
  heading,
  image,
  linked,
  orderedList,
  paragraph,
  quote,
  table,
  words,
} from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** Formatted text: headings, lists, links to stories, tables, pictures, quotations. */
const meta = { title: "Blocks/Editorial/Rich text" } satisfies Meta;
export default meta;

export const EveryElement = blockStory((say) => ({
  blocks: [
    block("rich_text", {
      body: doc(
        heading(2, say("Sådan falder en gevinst", "How a win is drawn")),
        paragraph(
          say("Et spil er tilfældigt. ", "A game is random. "),
          words(say("Hvert eneste spin ", "Every single spin "), "bold"),
          words(say("står for sig selv", "stands alone"), "italic"),
          say(". Læs om ", ". Read about "),
          linked(say("ansvarligt spil", "responsible gaming"), {
            linktype: "story",
            href: "/pages/responsible-gaming",
            story: { full_slug: "pages/responsible-gaming" },
          }),
          say(" eller ring til ", " or call "),
          linked("StopSpillet", { linktype: "url", href: "https://www.stopspillet.dk/" }),
          ".",
        ),
        heading(3, say("Tre ting at huske", "Three things to keep in mind")),
        bulletList(
          say("Maskinen husker ikke.", "The machine does not remember."),
          say("Tallet er et gennemsnit.", "The figure is an average."),
          say("Grænsen sætter du selv.", "You set the limit."),
        ),
        orderedList(say("Log ind.", "Log in."), say("Vælg grænse.", "Choose a limit.")),
        quote(say("Spil for sjov, ikke for huslejen.", "Play for fun, not for the rent.")),
        image(pictureAddress(12, "landscape"), say("Blomster i en vase", "Flowers in a vase")),
        table(
          [say("Udsving", "Volatility"), say("Gevinster", "Wins")],
          [say("Lavt", "Low"), say("Små og tit", "Small and often")],
          [say("Højt", "High"), say("Store og sjældent", "Large and seldom")],
        ),
      ),
    }),
  ],
}));

/** A link to a withdrawn story keeps its text and its old address. */
export const MissingReference = blockStory((say) => ({
  blocks: [
    block("rich_text", {
      body: doc(
        paragraph(
          say("Se ", "See "),
          linked(say("den gamle konkurrence", "the old competition"), {
            linktype: "story",
            uuid: "00000000-0000-4000-8000-000000000404",
            href: "/",
          }),
          ".",
        ),
      ),
    }),
  ],
}));

export const LongWords = blockStory(() => ({
  blocks: [
    block("rich_text", {
      body: doc(
        heading(2, "Indbetalingsgrænseforhøjelsesansøgningsblanketten"),
        paragraph("Speciallægepraksisplanlægningsstabiliseringsperiode er et langt ord i en kort linje."),
        table(["Selvudelukkelsesregister", "Karenstidsbestemmelser"], ["Kontaktoplysninger", "Døgnåbent"]),
      ),
    }),
  ],
}));

/** The value that the content service sends for an empty field. */
export const Empty = blockStory(() => ({
  blocks: [block("rich_text", { body: doc({ type: "paragraph" }) })],
}));
