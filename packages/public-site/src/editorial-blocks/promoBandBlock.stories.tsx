import type { Meta } from "@storybook/react-vite";
import { asset, noAsset, noLink, storyLink, block } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** An offer or a link to another part of the site. Its conditions are beside it, not only behind a link. */
const meta = { title: "Blocks/Editorial/Promo band" } satisfies Meta;
export default meta;

export const Full = blockStory((say) => ({
  blocks: [
    block("promo_band", {
      title: say("Få 100 kr. at spille for", "Get 100 kr. to play for"),
      text: say("Indbetal 100 kr. første gang, og spil for 200.", "Deposit 100 kr. and play for 200."),
      cta_label: say("Læs om tilbuddet", "Read about the offer"),
      cta_link: storyLink("pages/terms"),
      image: asset(1),
      terms: say(
        "Min. indbetaling 100 kr. Bonussen skal gennemspilles 10 gange inden 60 dage. Kun nye kunder over 18 år. Spil ansvarligt. StopSpillet: 70 22 28 25. Udeluk dig via ROFUS.",
        "Min. deposit 100 kr. The bonus must be wagered 10 times within 60 days. New customers over 18 only. Play responsibly. StopSpillet: 70 22 28 25. Exclude yourself through ROFUS.",
      ),
    }),
  ],
}));

export const TitleOnly = blockStory((say) => ({
  blocks: [
    block("promo_band", {
      title: say("Sæt din egen grænse", "Set your own limit"),
      text: "",
      cta_label: "",
      cta_link: noLink,
      image: noAsset,
      terms: "",
    }),
  ],
}));

/** The linked story is not published: the block omits the button. */
export const LinkNowhere = blockStory((say) => ({
  blocks: [
    block("promo_band", {
      title: say("Månedens konkurrence", "The month's competition"),
      text: say("Vind en weekend ved Skagerrak.", "Win a weekend by the sea."),
      cta_label: say("Deltag", "Take part"),
      cta_link: noLink,
      image: asset(7),
    }),
  ],
}));

export const LongWords = blockStory(() => ({
  blocks: [
    block("promo_band", {
      title: "Gennemspilningskravsoversigten",
      text: "Indbetalingsgrænseforhøjelsesansøgning og selvudelukkelsesregistrering",
      cta_label: "Indbetalingsgrænseoversigt",
      cta_link: storyLink("pages/responsible-gaming"),
      image: asset(5),
      terms: "Gennemspilningskravsberegningsmetoden fremgår af bonusbetingelsesoversigten.",
    }),
  ],
}));
