import type { Meta } from "@storybook/react-vite";
import { urlLink, block, item } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** Ways to get help, with large phone numbers. */
const meta = { title: "Blocks/Help/Help cards" } satisfies Meta;
export default meta;

export const Full = blockStory((say) => ({
  blocks: [
    block("help_cards", {
      title: say("Få hjælp", "Get help"),
      text: say("Det er gratis og anonymt.", "It is free and anonymous."),
      items: [
        item({
          icon: "phone",
          title: "StopSpillet",
          value: "70 22 28 25",
          text: say("Ring, hvis spillet fylder for meget.", "Call if gaming takes up too much."),
          link_label: say("Gå til StopSpillet", "Go to StopSpillet"),
          link: urlLink("https://www.stopspillet.dk/"),
        }),
        item({
          icon: "shield",
          title: "ROFUS",
          text: say("Luk for alt spil i Danmark på én gang.", "Close all gaming in Denmark at once."),
          link_label: say("Gå til ROFUS", "Go to ROFUS"),
          link: urlLink("https://www.rofus.nu/"),
        }),
      ],
    }),
  ],
}));

export const OneWithoutTitle = blockStory((say) => ({
  blocks: [
    block("help_cards", {
      items: [item({ title: say("Skriv til os", "Write to us"), text: "hej@example.com" })],
    }),
  ],
}));

/** The card omits an invalid link. */
export const UnsafeLink = blockStory((say) => ({
  blocks: [
    block("help_cards", {
      title: say("Få hjælp", "Get help"),
      items: [
        item({
          title: say("Selvtest", "Self-test"),
          link_label: say("Tag testen", "Take the test"),
          link: urlLink("javascript:alert(1)"),
        }),
      ],
    }),
  ],
}));
