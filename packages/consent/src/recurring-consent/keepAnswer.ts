import { MARKETING_PERMISSION_PATH } from "@spilhus/contracts";

export type PermissionAnswer = "given" | "declined";

/**
 * Keeps the answer through the edge, in a necessary cookie, until there is an account to keep it in.
 *
 * @throws {Error} when it could not be kept.
 */
export async function keepAnswer(answer: PermissionAnswer, fetch: typeof globalThis.fetch): Promise<void> {
  const response = await fetch(MARKETING_PERMISSION_PATH, {
    method: "POST",
    headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" },
    body: JSON.stringify({ value: answer }),
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Error(`The answer was not kept: ${response.status}.`);
}
