import { listTag, slugTag, storyTag } from "@spilhus/contracts";

/** Cache tags of a call for one story: a publish of that address makes the answer stale. */
export function tagsForStoryRequest(slug: string): string[] {
  return [slugTag(slug)];
}

/** Cache tags of a call for a list: one for each requested uuid, otherwise the folder of the list. */
export function tagsForListRequest(list: { startsWith?: string; uuids?: readonly string[] }): string[] {
  return list.uuids === undefined ? [listTag(list.startsWith ?? "")] : list.uuids.map(storyTag);
}
