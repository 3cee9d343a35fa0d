import type { Meta } from "@storybook/react-vite";
import { noLink, storyLink, block, item } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** A list of features: three or four, either all with an icon or none. */
const meta = { title: "Blocks/Editorial/Feature list" } satisfies Meta;
export default meta;

export const Full = blockStory((say) => ({
  blocks: [
    block("feature_list", {
      title: say("Derfor er vi her", "Why we are here"),
      text: say("Tre ting, vi lover.", "Three things we promise."),
      items: [
        item({
          icon: "clock",
          title: say("Udbetaling samme dag", "Paid out the same day"),
          text: say("Bestilt før kl. 14 er sendt før kl. 18.", "Asked for before 14, sent before 18."),
          link_label: say("Læs mere", "Read more"),
          link: storyLink("pages/customer-service"),
        }),
        item({
          icon: "shield",
          title: say("Dansk tilladelse", "Danish licence"),
          text: say("Spillemyndigheden holder øje.", "The authority keeps watch."),
        }),
        item({
          icon: "phone",
          title: say("Et menneske i røret", "A human on the phone"),
          text: say("Alle dage fra 9 til 22.", "Every day from 9 to 22."),
        }),
      ],
    }),
  ],
}));

/** Without heading, texts and icons. An unknown icon and an empty link are omitted. */
export const Minimal = blockStory((say) => ({
  blocks: [
    block("feature_list", {
      title: "",
      items: [
        item({ title: say("Uden kø", "No queue"), icon: "unicorn", link_label: "Mere", link: noLink }),
        item({ title: say("Uden gebyr", "No fee"), icon: "" }),
      ],
    }),
  ],
}));

export const LongWords = blockStory(() => ({
  blocks: [
    block("feature_list", {
      title: "Ansvarlighedsforanstaltninger",
      items: [
        item({ icon: "shield", title: "Selvudelukkelsesregistrering", text: "Karenstidsbestemmelser" }),
        item({ icon: "clock", title: "Indbetalingsgrænseforhøjelse", text: "Behandlingstidsoversigt" }),
        item({ icon: "help", title: "Ludomanibehandlingscentre", text: "Kontaktoplysningsfortegnelse" }),
      ],
    }),
  ],
}));
