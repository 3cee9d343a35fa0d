import { lobbyBlocks } from "../src/page-blocks/lobbyBlocks.ts";
import { blockStoryOf } from "@spilhus/page-kit/testing";

/** A story of any block that a public page may hold. */
export const blockStory = blockStoryOf(lobbyBlocks);
