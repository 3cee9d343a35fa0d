import type { HookReading, IncomingHook } from "../interface/index.ts";
import { parseAnswer } from "../wire/index.ts";
import { WebhookSchema } from "./adyenApi.ts";
import type { AdyenConfig } from "./adyenConfig.ts";
import { noteOf, written } from "./adyenNotes.ts";
import { isSigned } from "./itemSignature.ts";

const no = (reason: string): HookReading => ({ accepted: false, reason });

/**
 * Reads a standard webhook of Adyen. Each item is signed by itself; a batch with one that is not is refused whole. No
 * time is signed, so only the id protects against replay: events with the same code and reference are duplicates.
 */
export function readAdyenHook(
  { rawBody }: IncomingHook,
  { environment, merchantAccount, hookKeys }: AdyenConfig,
): HookReading {
  const webhook = parseAnswer(WebhookSchema, Buffer.from(rawBody).toString("utf8"));
  if (webhook === undefined) return no("malformed-event");
  const items = webhook.notificationItems.map(({ NotificationRequestItem: item }) => item);
  if (!items.every((item) => isSigned(item, hookKeys))) return no("bad-signature");
  if ((webhook.live === "true") !== (environment === "live")) return no("other-environment");
  if (items.some((item) => item.merchantAccountCode !== merchantAccount)) return no("other-account");
  return {
    accepted: true,
    events: items
      // Such as reports, which are about no payment.
      .filter(({ merchantReference }) => merchantReference !== "")
      .map((item) => ({
        id: `${item.eventCode}:${item.pspReference}:${item.success}`,
        concerns: "payment" as const,
        reference: item.merchantReference,
        type: `payment.${item.eventCode.toLowerCase().replaceAll("_", "-")}`,
        note: written(noteOf(item)),
      })),
    answer: { type: "text/plain; charset=utf-8", body: "[accepted]" },
  };
}
