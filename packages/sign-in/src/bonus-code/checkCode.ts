import { ApiError, getOffer } from "@spilhus/api-client";
import type { CheckedCode } from "./askCode.ts";

/**
 * Asks the gateway what a typed code gives.
 *
 * @throws {ApiError} `refused`: the code gives nothing (`code-unknown`), or too many were asked for (status 429);
 *   `aborted`
 */
export async function checkTyped(code: string, signal: AbortSignal): Promise<CheckedCode> {
  try {
    const offer = await getOffer(
      { fetch: (...call) => fetch(...call) },
      { query: { bonusCode: code }, signal },
    );
    return { code, offer };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === "aborted") throw error;
    if (error.code === "refused" && (error.status ?? 500) < 500) throw error;
    return { code, offer: undefined };
  }
}

/**
 * Asks what a code gives that is kept already: asked for too often, it stays, unchecked.
 *
 * @returns `unknown` when the code gives nothing; undefined when the question was ended
 */
export async function checkKept(
  code: string,
  signal: AbortSignal,
): Promise<CheckedCode | "unknown" | undefined> {
  try {
    return await checkTyped(code, signal);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "aborted") return undefined;
    return error.status === 429 ? { code, offer: undefined } : "unknown";
  }
}
