import { COOKIES, MARKETING_PERMISSION_PATH } from "@spilhus/contracts";
import { parseCookies } from "@spilhus/lib";

export type PermissionAnswer = "given" | "declined";

/** Whether the visitor has answered the question on this device. */
export function hasAnswered(cookies: string): boolean {
  const answer = parseCookies(cookies)[COOKIES.marketingPermission.name];
  return answer === "given" || answer === "declined";
}

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
