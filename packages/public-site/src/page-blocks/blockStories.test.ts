import { globSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { lobbyBlocks } from "./lobbyBlocks.ts";

/** What `blockStory` notes of a story: the blocks it draws. */
const BlockStorySchema = z.object({ parameters: z.object({ blocks: z.array(z.string()) }) });

const folder = new URL("../../..", import.meta.url);
const files = globSync("{consent,public-site}/src/**/*.stories.tsx", { cwd: folder });

/** Names of the stories that draw each block, by the block's name. */
async function storiesByBlock(): Promise<ReadonlyMap<string, readonly string[]>> {
  const drawn = new Map<string, string[]>();
  for (const file of files) {
    const stories: Record<string, unknown> = await import(pathToFileURL(`${folder.pathname}${file}`).href);
    for (const [name, story] of Object.entries(stories)) {
      const parsed = BlockStorySchema.safeParse(story);
      for (const block of parsed.data?.parameters.blocks ?? []) {
        drawn.set(block, [...(drawn.get(block) ?? []), `${file}: ${name}`]);
      }
    }
  }
  return drawn;
}

describe("every block of the registry", () => {
  it("has stories of more than one state", async () => {
    const drawn = await storiesByBlock();
    const poor = Object.keys(lobbyBlocks).filter((block) => (drawn.get(block)?.length ?? 0) < 2);
    expect(poor, "blocks without stories: write <name>Block.stories.tsx beside the block").toEqual([]);
  });
});
