import { lobbyBlocks } from "../src/page-blocks/lobbyBlocks.ts";
import { blockStoryOf } from "@spilhus/page-kit/testing";

/** Creates a story of any block of a public page. */
export const blockStory = blockStoryOf(lobbyBlocks);
