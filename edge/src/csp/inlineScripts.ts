import { createHash } from "node:crypto";
import type { ScriptTag } from "../html/scriptTags.ts";
import { frameworkScript, type FrameworkScript } from "./frameworkScript.ts";

/** An inline script of a page; `script` is undefined when it is not the framework's. */
export interface InlineScript {
  readonly tag: ScriptTag;
  readonly script: FrameworkScript | undefined;
}

const DATA_TYPES = new Set(["application/ld+json", "application/json"]);

/** Data blocks never run, and an external script is allowed by its address. */
function isInlineScript({ attributes, body }: ScriptTag): boolean {
  return !attributes.has("src") && !DATA_TYPES.has(attributes.get("type") ?? "") && body !== "";
}

/** The scripts of a page that only run when the policy names their hash. */
export function inlineScripts(tags: readonly ScriptTag[]): readonly InlineScript[] {
  return tags.filter(isInlineScript).map((tag) => ({ tag, script: frameworkScript(tag.body) }));
}

/** The CSP source expression that allows a script by its text. */
export function scriptHash(body: string): string {
  return `'sha256-${createHash("sha256").update(body).digest("base64")}'`;
}
