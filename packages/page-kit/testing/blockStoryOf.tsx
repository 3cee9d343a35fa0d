import type { BrandDefinition } from "@spilhus/brand";
import type { Locale } from "@spilhus/contracts";
import type { StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { loadBlocks } from "../src/blocks/loadBlocks.ts";
import type { BlockMap, LoadedBlock } from "../src/blocks/defineBlock.tsx";
import type { PageRequest } from "../src/page-request/pageRequest.ts";
import type { RawBlock } from "./block.ts";
import { gatewayNetwork, type GatewayAnswers } from "./gateway.ts";
import { sayIn, type Say } from "./say.ts";
import { storyRequest } from "./storyRequest.ts";

/** What a page finds: its blocks as the content service sends them, and what they ask for. */
export interface BlockState {
  readonly blocks: readonly RawBlock[];
  /** Other stories, for blocks that list or refer to them. */
  readonly stories?: readonly unknown[];
  readonly gateway?: GatewayAnswers;
  /** The page's query, without `?`. */
  readonly query?: string;
}

/** Blocks that are ready to render, and the context they were loaded for. */
export interface Loaded {
  readonly blocks: readonly LoadedBlock[];
  readonly request: PageRequest;
}

interface Shown {
  readonly brand: BrandDefinition;
  readonly locale: Locale;
}

interface BlockStoryOptions {
  /** How the loaded blocks stand; one after another when absent. */
  readonly compose?: (loaded: Loaded) => ReactNode;
}

/** Says what a blank canvas means: nothing of the block reaches the page. */
const LEFT_OUT = "[data-drawn]:not(:empty) + p { display: none }";

/**
 * Makes the function that writes stories of the given blocks. A story shows content blocks in one state: parsed, loaded
 * and drawn by the functions the pages use, in the brand and language of the toolbar. Islands reach the same answers
 * over `fetch`.
 *
 * @example
 * const blockStory = blockStoryOf({ notice: noticeBlock });
 * export const Full = blockStory((say) => ({ blocks: [block("notice", { text: say("Lukket", "Closed"), tone: "calm" })] }));
 */
export function blockStoryOf(map: BlockMap) {
  return (state: (say: Say) => BlockState, { compose }: BlockStoryOptions = {}) =>
    ({
      parameters: {
        layout: "fullscreen",
        // For the test that asks whether every block has stories.
        blocks: state(sayIn("da")).blocks.map(({ component }) => component),
        // Called by Storybook's loader (`storybook/.storybook/preview.tsx`), which knows the toolbar's brand.
        async load({ brand, locale }: Shown): Promise<Loaded> {
          const { blocks, stories = [], gateway = {}, query = "" } = state(sayIn(locale));
          const request = storyRequest({ brand, locale, stories, gateway, query });
          return { blocks: await loadBlocks(blocks, map, request), request };
        },
      },
      beforeEach({ globals, viewMode }) {
        // On a page of many stories islands would hear the answers of whichever came last: there they hear none.
        const isAlone = viewMode !== "docs";
        const { gateway = {} } = state(sayIn(globals["locale"] === "en" ? "en" : "da"));
        const usual = globalThis.fetch;
        if (isAlone) globalThis.fetch = gatewayNetwork(gateway, usual);
        return () => {
          globalThis.fetch = usual;
        };
      },
      render(_, { loaded }) {
        // What `load` above has answered.
        const ready = loaded as unknown as Loaded;
        return (
          <>
            <style>{LEFT_OUT}</style>
            <div data-drawn="">{compose ? compose(ready) : ready.blocks.map(({ element }) => element)}</div>
            <p className="container">The page leaves this block out: nothing of it is drawn.</p>
          </>
        );
      },
    }) satisfies StoryObj;
}
