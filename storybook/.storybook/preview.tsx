import type { Preview } from "@storybook/react-vite";
import { DEFAULT_LOCALE, LOCALES } from "@spilhus/contracts";
import { requireLocale } from "@spilhus/i18n";
import { configure } from "storybook/test";
import { GlobalStyle, ThemeStyle } from "@spilhus/ui";
import { brandOf, brands } from "../brands-shown/brands.ts";
import { startPictureService } from "../brands-shown/pictureService.ts";

// Set by vitest.config.ts, one brand a project; absent in the Storybook application.
declare const STORY_BRAND: string | undefined;
// Set by vitest.visual.config.ts: every story is compared with its screenshot.
declare const STORY_VISUAL: boolean | undefined;

/** Whether Vitest renders the stories. */
const isTested = typeof STORY_BRAND === "string";
// A busy machine needs more than the usual second for a story of many steps, such as a round of a slot.
configure({ asyncUtilTimeout: 10_000 });

const localeOf = (locale: unknown) => requireLocale(String(locale));

const preview: Preview = {
  tags: ["autodocs"],
  initialGlobals: {
    brand: isTested ? STORY_BRAND : brands[0]?.id,
    locale: DEFAULT_LOCALE,
    viewport: { value: undefined, isRotated: false },
  },
  globalTypes: {
    brand: {
      description: "Brand",
      toolbar: {
        icon: "paintbrush",
        items: brands.map(({ id, name }) => ({ value: id, title: name })),
        dynamicTitle: true,
      },
    },
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        items: LOCALES.map((locale) => ({ value: locale, title: locale })),
        dynamicTitle: true,
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const { id, theme } = brandOf(globals["brand"]);
      document.documentElement.lang = localeOf(globals["locale"]);
      return (
        <>
          <ThemeStyle tokens={theme} assetBase={`/brands/${id}`} lateFonts />
          <GlobalStyle />
          {parameters["layout"] === "fullscreen" ? (
            <Story />
          ) : (
            <div className="container">
              <div className="section">
                <Story />
              </div>
            </div>
          )}
        </>
      );
    },
  ],
  async beforeAll() {
    await startPictureService();
  },
  loaders: [
    async ({ globals, parameters }) => {
      const shown = { brand: brandOf(globals["brand"]), locale: localeOf(globals["locale"]) };
      const load: unknown = parameters["load"];
      // A story of content loads its content like a page, before rendering
      // (`packages/public-site/testing/blockStory.ts`).
      return typeof load === "function" ? { ...shown, ...(await load(shown)) } : shown;
    },
  ],
  async afterEach({ id, globals }) {
    if (typeof STORY_VISUAL !== "boolean" || !STORY_VISUAL) return;
    const { compareWithBaseline } = await import("../visual/compareWithBaseline.ts");
    await compareWithBaseline(`${String(globals["brand"])}/${id}`);
  },
  parameters: {
    layout: "padded-by-container",
    chromatic: {
      modes: Object.fromEntries(brands.map(({ id }) => [id, { brand: id }])),
    },
    a11y: {
      // A finding fails the test run.
      test: "error",
      // Passed rules are only for readers of the panel; reporting them takes as long as checking them.
      ...(isTested && { options: { resultTypes: ["violations"] } }),
    },
    // From foundations to whole pages.
    options: {
      storySort: {
        order: [
          "Foundations",
          "Atoms",
          "Forms",
          "Feedback",
          "Data",
          "Games",
          "Overview",
          "Editorial",
          "Heroes",
          "Shell",
          "Passkeys",
          "Blocks",
          ["Heroes", "Lobby", "Editorial", "Help", "Legal", "Left out"],
          "Pages",
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: "320", styles: { width: "320px", height: "640px" } },
        phone: { name: "390", styles: { width: "390px", height: "844px" } },
        tablet: { name: "768", styles: { width: "768px", height: "1024px" } },
        desktop: { name: "1440", styles: { width: "1440px", height: "900px" } },
        wide: { name: "1920", styles: { width: "1920px", height: "1080px" } },
      },
    },
  },
};

export default preview;
