import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { SeedStorySchema, type SeedStory } from "./seedStory.ts";

const ModuleSchema = z.object({ default: z.array(SeedStorySchema) });

/**
 * Reads `brands/<id>/content/stories.ts`.
 *
 * @param root absolute path of the repository.
 * @throws {Error} naming the story and field that does not match the schema, or a slug that occurs twice.
 */
export async function readStories(root: string, brand: string): Promise<readonly SeedStory[]> {
  const file = join("brands", brand, "content", "stories.ts");
  // Unknown until parsed on the next line: a brand's folder is data.
  const module: unknown = await import(pathToFileURL(join(root, file)).href);
  const result = ModuleSchema.safeParse(module);
  if (!result.success) throw new Error(`${file} is not a list of stories: ${z.prettifyError(result.error)}`);
  const stories = result.data.default;
  const seen = new Set<string>();
  for (const { full_slug: slug } of stories) {
    if (seen.has(slug)) throw new Error(`${file} has the story "${slug}" twice.`);
    seen.add(slug);
  }
  return stories;
}
