import type { Words } from "../messages/index.ts";

/** The way back from a detail to the list of its section. */
export function BackLink({ words, path }: { readonly words: Words; readonly path: string }) {
  return (
    <p>
      <a href={`/${path}`}>{words.t("frame.back")}</a>
    </p>
  );
}
