import type { Offer } from "@spilhus/contracts/payments";

/** A code with the offer that it gives; without one, the gateway did not answer. */
export interface CheckedCode {
  readonly code: string;
  readonly offer: Offer | undefined;
}

/** The client and the parser of its answers load with the first code; without them a code stays unchecked. */
const load = () => import("./checkCode.ts").catch(() => undefined);

/** @throws {ApiError} as `checkTyped` */
export async function askTyped(code: string, signal: AbortSignal): Promise<CheckedCode> {
  return (await load())?.checkTyped(code, signal) ?? { code, offer: undefined };
}

/** Answers as `checkKept`. */
export async function askKept(
  code: string,
  signal: AbortSignal,
): Promise<CheckedCode | "unknown" | undefined> {
  const check = await load();
  return check ? check.checkKept(code, signal) : { code, offer: undefined };
}
