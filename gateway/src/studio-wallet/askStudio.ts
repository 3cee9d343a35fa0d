import { STUDIO_HEADER, type StudioRound, StudioRoundSchema } from "@spilhus/contracts/payments";
import type { Clock } from "@spilhus/lib";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import type { NamedStudio } from "../config/index.ts";
import { type Deadlines, openWire } from "../payment-providers/index.ts";

/** A studio's answer about a round; `no-answer` when none came, `unclear` for one that says nothing about the round. */
export type StudioReply = StudioRound | { readonly state: "no-answer" } | { readonly state: "unclear" };

/** Asks one studio about its rounds, by the id that the studio gave them. Never fails. */
export type AskStudio = (roundId: string) => Promise<StudioReply>;

const DEADLINES: Deadlines = { connectMs: 2_000, answerMs: 5_000, maxBytes: 4_096 };
const OK = 200;

function parse(text: string): StudioReply {
  try {
    const parsed = StudioRoundSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : { state: "unclear" };
  } catch {
    return { state: "unclear" };
  }
}

/** The way to a studio's rounds; nothing for a studio that cannot be asked. */
export function askStudio({ id, keys, rounds }: NamedStudio, clock: Clock): AskStudio | undefined {
  const [key] = keys;
  if (rounds === undefined || key === undefined) return undefined;
  const wire = openWire(rounds, DEADLINES);
  const base = new URL(rounds).pathname.replace(/\/$/, "");
  return async (roundId) => {
    const path = `/${encodeURIComponent(roundId)}`;
    const signature = signRequest(key, { method: "GET", path: base + path, body: "" }, clock.now());
    const headers = { [SIGNATURE_HEADER]: signature, [STUDIO_HEADER]: id };
    const answer = await wire({ method: "GET", path, headers });
    // A 404 may come from a server that stands in the way: only the studio's own word gives stakes back.
    if (answer.status === "none") return { state: "no-answer" };
    return answer.status === OK ? parse(answer.text) : { state: "unclear" };
  };
}
