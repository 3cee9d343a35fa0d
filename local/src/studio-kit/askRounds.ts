import { STUDIO_HEADER, type StudioRound, StudioRoundSchema } from "@spilhus/contracts/payments";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";

/** Asks about a round; nothing when the answer is not 200 with what a round is. */
export type AskRounds = (
  roundId: string,
  how: "signed" | "unsigned" | "wrong-key",
) => Promise<StudioRound | undefined>;

const DEADLINE_MS = 5_000;

/** @param rounds address below which the studio tells of its rounds */
export const askRounds =
  (rounds: string, id: string, key: string): AskRounds =>
  async (roundId, how) => {
    const address = new URL(`${rounds.replace(/\/$/, "")}/${encodeURIComponent(roundId)}`);
    const signed = { method: "GET", path: address.pathname, body: "" };
    const signature = signRequest(how === "signed" ? key : `not ${key}`, signed, Date.now());
    const headers = { [STUDIO_HEADER]: id, ...(how !== "unsigned" && { [SIGNATURE_HEADER]: signature }) };
    try {
      const answer = await fetch(address, { headers, signal: AbortSignal.timeout(DEADLINE_MS) });
      const parsed = StudioRoundSchema.safeParse(answer.ok ? await answer.json() : undefined);
      return parsed.success ? parsed.data : undefined;
    } catch {
      return undefined;
    }
  };
