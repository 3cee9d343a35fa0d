import { enabledRoutes } from "@spilhus/brand";
import {
  blocks,
  pageStory,
  shellStory,
  openingHours,
  type AuthoredStory,
  type Texts,
} from "@spilhus/brand/authoring";
import { usualMoneyChecks } from "@spilhus/brand/money-checks";
import { testBrand, TEST_BRAND_PARTS } from "@spilhus/brand/testing";
import { routeById } from "@spilhus/routes";
import type { BrandFolder } from "../src/brand-folder/brandFolder.ts";
import { STARTER_ASSESSMENT } from "../src/generator/files/starterAssessment.ts";
import { REQUIRED_ASSETS } from "../src/conformance/rules/assets.ts";

const { identity, navigation } = TEST_BRAND_PARTS;
const { theme } = testBrand();

function stories(): AuthoredStory[] {
  const label: Texts = ["Side", "Page"];
  const seo = {
    title: ["En side i havnen", "A page in the harbour"] as const,
    description: [
      "En beskrivelse, der er lang nok til at blive vist.",
      "A description that is long enough to be shown here.",
    ] as const,
  };
  const pages = enabledRoutes(identity.features).filter((id) => routeById(id).story !== undefined);
  return [
    shellStory({
      about: ["Et spilhus.", "A gaming house."],
      opening_hours: [openingHours(["Alle dage", "Every day"], ["9–22", "9 am–10 pm"])],
      phone: "00 10 20 30",
      email: "hjaelp@havn.example",
    }),
    ...pages.map((id) =>
      pageStory(id, { label, seo, body: [blocks.notice({ tone: "info", text: ["Hej", "Hello"] })] }),
    ),
  ];
}

const read = <Value>(value: Value) => ({ state: "read" as const, value });

/** A brand folder in memory with nothing wrong, fresh at every call, for tests to plant one fault in. */
export function soundFolder() {
  return {
    id: identity.id,
    path: `brands/${identity.id}`,
    parts: {
      // Deep copies, so that a test may change any of them.
      identity: read(structuredClone(identity)),
      navigation: read(structuredClone(navigation)),
      guards: read({}),
      experiments: read([]),
      moneyChecks: read(usualMoneyChecks(STARTER_ASSESSMENT)),
      messagesDa: read({}),
      messagesEn: read({}),
      theme: read(structuredClone(theme)),
      stories: read(stories()),
    },
    files: [...REQUIRED_ASSETS, theme.font.display.file, theme.font.body.file].map(
      (file) => `assets/${file}`,
    ),
    identityLines: 45,
  } satisfies BrandFolder;
}
