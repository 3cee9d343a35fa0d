import type { ReactNode } from "react";
import type { ImageOptions } from "../images/index.ts";
import type { ContentLogger } from "../logger/logger.ts";
import type { StoryHref } from "../rich-text/linkTarget.ts";
import type { RichTextNode } from "../rich-text/richTextNode.ts";
import type { RichTextElements } from "./elements.tsx";

/** What rendering a document needs at every node. */
export interface RichTextContext {
  elements: RichTextElements;
  headingIds: ReadonlyMap<RichTextNode, string>;
  storyHref: StoryHref;
  /** Renders blocks embedded in the text. */
  renderBlocks: ((blocks: readonly unknown[]) => ReactNode) | undefined;
  image: { options: ImageOptions; widths: readonly number[]; sizes: string };
  logger: ContentLogger;
}

/** A string attribute that is not empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Letters, digits, `-` and `_`, separated by spaces: what an editor may set as an id or class. */
export function nameOf(value: unknown): string | undefined {
  const text = textOf(value)?.trim();
  return text !== undefined && /^[\p{Letter}\p{Number}_-]+(?: [\p{Letter}\p{Number}_-]+)*$/u.test(text)
    ? text
    : undefined;
}

type Given<Props> = { [Key in keyof Props]?: Exclude<Props[Key], undefined> };

/** Removes undefined values, for optional props. */
export function given<const Props extends object>(props: Props): Given<Props> {
  // The type of Object.fromEntries cannot say that undefined entries were removed.
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<Props>;
}
