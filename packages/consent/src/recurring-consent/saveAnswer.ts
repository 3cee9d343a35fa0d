import { MARKETING_PERMISSION_PATH, type VisitorMarketingAnswer } from "@spilhus/contracts";

/**
 * Saves the answer of a visitor without an account: the edge sets a necessary cookie.
 *
 * @throws {Error} when it could not be saved
 */
export async function saveAnswer(
  answer: VisitorMarketingAnswer,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const response = await fetch(MARKETING_PERMISSION_PATH, {
    method: "POST",
    headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest" },
    body: JSON.stringify({ value: answer }),
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Error(`The marketing permission was not saved: ${response.status}.`);
}
