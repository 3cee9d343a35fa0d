import { CONTENT_LIMITS, type Story } from "@spilhus/contracts";
import { ContentError } from "../errors/contentError.ts";
import { parseStoriesAnswer } from "./parseAnswer.ts";
import type { Reader } from "./reader.ts";
import type { ReadOptions } from "./requestOptions.ts";
import { tagsForListRequest } from "./requestTags.ts";

/** More would need over 20 calls, which take four seconds at the rate limit. */
const MAX_UUIDS = 1_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function batches(uuids: readonly string[]): string[][] {
  const size = CONTENT_LIMITS.batchSize;
  return Array.from({ length: Math.ceil(uuids.length / size) }, (_, index) =>
    uuids.slice(index * size, (index + 1) * size),
  );
}

/** The answers of `by_uuids`, 50 uuids a call (R7.22, R9.06), each story once; relations in them are not resolved. */
export async function readByUuids(read: Reader, asked: readonly string[], options: ReadOptions) {
  const uuids = [...new Set(asked)];
  const odd = uuids.find((uuid) => !UUID.test(uuid));
  if (odd !== undefined) throw new ContentError("invalid-request", `Not a uuid: ${JSON.stringify(odd)}`);
  if (uuids.length > MAX_UUIDS) {
    throw new ContentError(
      "too-many",
      `${uuids.length} stories were asked for at once, at most ${MAX_UUIDS} can be`,
    );
  }
  return Promise.all(
    batches(uuids).map((batch) => {
      const parameters = { by_uuids: batch.join(","), per_page: CONTENT_LIMITS.batchSize };
      const tags = tagsForListRequest({ uuids: batch });
      return read("cdn/stories", parameters, options, tags, ({ answer }) =>
        parseStoriesAnswer(answer, "cdn/stories by uuids"),
      );
    }),
  );
}

/** Stories by uuid; those that are not published are missing from the map. */
export async function storiesByUuid(
  read: Reader,
  uuids: readonly string[],
  options: ReadOptions,
): Promise<Map<string, Story>> {
  const answers = await readByUuids(read, uuids, options);
  return new Map(answers.flatMap(({ stories }) => stories).map((story) => [story.uuid, story]));
}
