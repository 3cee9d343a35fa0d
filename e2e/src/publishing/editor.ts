import { createHmac, randomBytes } from "node:crypto";
import type { StoryChange } from "@spilhus/contracts";
import { localState } from "../stack/localState.ts";

const CALL_MS = 5_000;

/** A story as editors see it: every field, with its translations. */
export interface EditableStory {
  readonly full_slug: string;
  readonly name: string;
  readonly content: Record<string, unknown> & { component: string; _uid: string };
}

/** Signed management calls for one brand. */
export interface Editor {
  read(slug: string): Promise<EditableStory>;
  change(change: StoryChange): Promise<void>;
  /** The brand's secret for previews of drafts. */
  readonly previewSecret: string;
}

/**
 * Returns the management calls of the stack under test, signed by HMAC-SHA-256 over time, nonce, method, path and body.
 *
 * @throws {Error} with the gateway's message when a call is not answered with 200
 */
export async function openEditor(brand: string): Promise<Editor> {
  const { secrets, ports } = await localState();
  const base = `/management/spaces/${brand}/stories`;
  const call = async (method: string, path: string, body: string): Promise<unknown> => {
    const time = Date.now();
    const nonce = randomBytes(16).toString("hex");
    const mac = createHmac("sha256", secrets.management)
      .update(`${time}\n${nonce}\n${method}\n${path}\n${body}`)
      .digest("hex");
    const answer = await fetch(`http://127.0.0.1:${ports.gateway}${path}`, {
      method,
      headers: {
        "x-signature": `t=${time},n=${nonce},v1=${mac}`,
        ...(body ? { "content-type": "application/json" } : {}),
      },
      body: body || null,
      signal: AbortSignal.timeout(CALL_MS),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    previewSecret: secrets.brands[brand]?.previewSecret ?? "",
    // The shape is the gateway's own.
    read: async (slug) => (await call("GET", `${base}/${slug}`, "")) as EditableStory,
    change: async (change) => void (await call("POST", base, JSON.stringify(change))),
  };
}
