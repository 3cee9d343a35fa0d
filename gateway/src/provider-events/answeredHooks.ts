import { hash } from "node:crypto";
import type { Clock } from "@spilhus/lib";
import { LRUCache } from "lru-cache";
import type { HookAnswer } from "../calls/index.ts";
import type { IncomingHook } from "../payment-providers/index.ts";

const MAX_HOOKS = 2_000;
/** Well below the window in which a signature counts: by so much later a repetition may come than the window allows. */
const REMEMBERED_MS = 10_000;

/** Webhooks that this process has accepted and stored in the last seconds, with their answers. */
export interface AnsweredHooks {
  /** The answer to a webhook that is the same in every byte and header. */
  find(provider: string, hook: IncomingHook): HookAnswer | undefined;
  /** Call it only once every event of the webhook is committed. */
  keep(provider: string, hook: IncomingHook, answer: HookAnswer): void;
}

/** Covers whatever an adapter may read; JSON has no line break, so no header can be taken for the beginning of the body. */
function fingerprintOf(provider: string, { method, host, path, headers, rawBody }: IncomingHook): string {
  const told = JSON.stringify([provider, method, host, path, headers]);
  const bytes = Buffer.from(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength);
  // As Latin-1 each byte is a character of its own.
  return hash("sha256", `${told}\n${bytes.toString("latin1")}`, "base64");
}

/**
 * Remembers webhooks for ten seconds, so that one that is sent a thousand times in a row asks the database once. What is
 * remembered cannot become untrue: stored events stay for months, and a repetition has no effect anyway.
 */
export function answeredHooks(clock: Clock): AnsweredHooks {
  const answers = new LRUCache<string, HookAnswer>({
    ...{ max: MAX_HOOKS, ttl: REMEMBERED_MS, ttlResolution: 0, perf: { now: () => clock.now() } },
  });
  return {
    find: (provider, hook) => answers.get(fingerprintOf(provider, hook)),
    keep: (provider, hook, answer) => void answers.set(fingerprintOf(provider, hook), answer),
  };
}
