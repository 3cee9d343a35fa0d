import { setTimeout as delay } from "node:timers/promises";
import { StackError } from "./stackError.ts";

/**
 * Waits until an address answers with a status below 500.
 *
 * @throws {StackError} after `timeoutMs`, or when `ended` resolves first with the reason.
 */
export async function waitForHttp(url: string, ended: Promise<string>, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let gone: string | undefined;
  void ended.then((reason) => (gone = reason));
  for (;;) {
    if (gone) throw new StackError(gone);
    const status = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: "manual" }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status > 0 && status < 500) return;
    if (Date.now() > deadline) throw new StackError(`${url} did not answer within ${timeoutMs / 1_000} s.`);
    await delay(100);
  }
}
