import { globSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { lobbyBlocks } from "./lobbyBlocks.ts";

/** The parameters that `blockStory` sets: the blocks of the story. */
const BlockStorySchema = z.object({ parameters: z.object({ blocks: z.array(z.string()) }) });

const folder = new URL("../../..", import.meta.url);
const files = globSync("{consent,public-site}/src/**/*.stories.tsx", { cwd: folder });

/** Names of the stories of each block, by the block's name. */
async function storiesByBlock(): Promise<ReadonlyMap<string, readonly string[]>> {
  const storiesOf = new Map<string, string[]>();
  for (const file of files) {
    const stories: Record<string, unknown> = await import(pathToFileURL(`${folder.pathname}${file}`).href);
    for (const [name, story] of Object.entries(stories)) {
      const parsed = BlockStorySchema.safeParse(story);
      for (const block of parsed.data?.parameters.blocks ?? []) {
        storiesOf.set(block, [...(storiesOf.get(block) ?? []), `${file}: ${name}`]);
      }
    }
  }
  return storiesOf;
}

describe("every registered block", () => {
  it("has stories of at least two states", async () => {
    const storiesOf = await storiesByBlock();
    const missing = Object.keys(lobbyBlocks).filter((block) => (storiesOf.get(block)?.length ?? 0) < 2);
    expect(
      missing,
      "blocks with fewer than two stories: write <name>Block.stories.tsx beside the block",
    ).toEqual([]);
  });
});
