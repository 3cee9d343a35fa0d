import { PURGE_PATH, REVALIDATE_PATH, type ContentChanged } from "@spilhus/contracts";
import type { Clock } from "@spilhus/lib";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import { Agent, request } from "undici";
import type { GatewayConfig } from "../config/index.ts";

/** Notifies every target of a change; resolves with a sentence for each one that did not accept it. */
export type NotifyTargets = (change: ContentChanged) => Promise<readonly string[]>;

/**
 * Signed calls to the brand's apps and then to the edge, each with 2 s to connect and 3 s to answer. The edge is told
 * even when an app failed, so that one dead app cannot keep old pages in front of the others; the caller repeats the
 * whole until nobody fails.
 */
export function targetNotifier(
  config: Pick<GatewayConfig, "revalidateTargets" | "edgeControl" | "edgeSecret" | "revalidateSecret">,
  clock: Clock,
): { notify: NotifyTargets; close(): Promise<void> } {
  const agent = new Agent({ connect: { timeout: 2_000 }, headersTimeout: 3_000, bodyTimeout: 3_000 });
  const { revalidateSecret, edgeSecret } = config;
  const post = async (
    origin: string,
    [path, secret]: readonly [path: string, secret: string],
    change: ContentChanged,
  ): Promise<string | undefined> => {
    const body = JSON.stringify(change);
    const signature = signRequest(secret, { method: "POST", path, body }, clock.now());
    try {
      const answer = await request(new URL(path, origin), {
        method: "POST",
        dispatcher: agent,
        headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signature },
        body,
      });
      await answer.body.dump({ limit: 65_536 });
      return answer.statusCode < 300 ? undefined : `${origin}${path} answered ${answer.statusCode}`;
    } catch (error) {
      return `${origin}${path} failed: ${error instanceof Error ? error.message : String(error)}`;
    }
  };
  return {
    async notify(change) {
      const apps = config.revalidateTargets[change.brand] ?? [];
      const failures = await Promise.all(
        apps.map((origin) => post(origin, [REVALIDATE_PATH, revalidateSecret], change)),
      );
      const { edgeControl } = config;
      if (edgeControl !== undefined) failures.push(await post(edgeControl, [PURGE_PATH, edgeSecret], change));
      return failures.filter((failure) => failure !== undefined);
    },
    close: () => agent.close(),
  };
}
