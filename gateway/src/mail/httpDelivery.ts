import { request } from "undici";
import { UndeliverableError, type Delivery } from "./delivery.ts";

const TIMEOUT_MS = 5_000;

/** Delivers letters to `POST /messages` of a server on this machine: the outbox of a local stack. */
export function httpDelivery(origin: string, timeoutMs = TIMEOUT_MS): Delivery {
  return {
    async deliver({ id, brand, kind, from, to, subject, text }) {
      const { statusCode, body } = await request(new URL("/messages", origin), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ id, brand, kind, from: `${from.name} <${from.address}>`, to, subject, text }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await body.dump({ limit: 65_536 });
      if (statusCode < 300) return;
      const said = `It answered ${statusCode}.`;
      throw statusCode < 500 && statusCode !== 429 ? new UndeliverableError(said) : new Error(said);
    },
    close: () => undefined,
  };
}
