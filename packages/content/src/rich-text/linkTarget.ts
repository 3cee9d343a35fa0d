import * as z from "zod/mini";
import { safeHref } from "./safeHref.ts";

const text = z.catch(z.nullish(z.string()), undefined);

const LinkSchema = z.object({
  linktype: text,
  href: text,
  uuid: text,
  anchor: text,
  target: text,
  custom: z.catch(z.nullish(z.object({ rel: text, title: text })), undefined),
  /** Added by `resolveLinks`. */
  story: z.catch(z.nullish(z.object({ full_slug: text, real_path: text })), undefined),
});

/** The story that a link points at, if the answer has it. */
export interface StoryTarget {
  uuid: string | undefined;
  /** Current if links were resolved, otherwise as of saving the text; without a leading slash. */
  fullSlug: string;
}

/** Attributes of an `<a>`, all safe to render. */
export interface LinkAttributes {
  href: string;
  target?: "_blank";
  rel?: string;
  title?: string;
}

/** The path of a story, or `undefined` if it has no page. */
export type StoryHref = (target: StoryTarget) => string | undefined;

function withoutSlash(path: string): string {
  return path.replace(/^\/+/, "");
}

function relOf(blank: boolean, custom: string | null | undefined): string {
  const tokens = (custom ?? "")
    .split(/\s+/)
    .filter((token) => /^[a-z]+$/i.test(token) && !/^opener$/i.test(token));
  return [...new Set([...(blank ? ["noopener"] : []), ...tokens.map((token) => token.toLowerCase())])].join(
    " ",
  );
}

/**
 * The target of a link mark: the page of a story, `mailto:` for an e-mail, otherwise the address itself, each with its
 * anchor. A new window gets `rel="noopener"`; of the editor's own attributes only `rel` and `title` are kept.
 * @returns undefined for an unsafe address, or without one
 */
export function linkAttributes(attrs: unknown, storyHref: StoryHref): LinkAttributes | undefined {
  const parsed = LinkSchema.safeParse(attrs);
  if (!parsed.success) return undefined;
  const { linktype, href, uuid, anchor, target, custom, story } = parsed.data;

  const address = (): string | undefined => {
    if (linktype === "email") return href ? `mailto:${href.replace(/^mailto:/i, "")}` : undefined;
    if (linktype !== "story") return href ?? undefined;
    const slug = withoutSlash(story?.full_slug ?? story?.real_path ?? href ?? "");
    return storyHref({ uuid: uuid ?? undefined, fullSlug: slug });
  };
  const to = address();
  // An anchor alone would point into this page, which is wrong if its own page is missing.
  if (to === undefined && linktype !== "url") return undefined;
  const fragment = anchor ? `#${anchor.replace(/^#/, "")}` : "";
  const safe = safeHref(`${to ?? ""}${fragment}`);
  if (safe === undefined) return undefined;
  const rel = relOf(target === "_blank", custom?.rel);
  return {
    href: safe,
    ...(target === "_blank" && { target }),
    ...(rel !== "" && { rel }),
    ...(custom?.title && { title: custom.title }),
  };
}
