import { PERSONAL_PATTERNS } from "@spilhus/jurisdiction/numbers";
import { RECEIPT_ACTIONS, type MetaEntry, type TrackingContext } from "@spilhus/contracts/tracking";
import type { ConsentChoice } from "@spilhus/contracts";
import { HttpError } from "../http/index.ts";

/** Bytes of all of an event's facts together; a single one may be long. */
const MAX_BYTES = 16_384;

const RECEIPT_FIELDS: ReadonlySet<string> = new Set<keyof TrackingContext>([
  "site-name",
  "user-id",
  "partner-id",
  "partner-name",
  "partner-user-id",
  "user-just-logged-in",
  "user-just-signed-up",
  "action",
  "is_app",
]);
const PARTNER_FIELDS: ReadonlySet<string> = new Set<keyof TrackingContext>([
  "partner-id",
  "partner-name",
  "partner-user-id",
]);

/** An identity or phone number, an e-mail address, or what is long and random enough to be a token. */
const PERSONAL = new RegExp(
  [...PERSONAL_PATTERNS, String.raw`[^\s@"]+@[^\s@"]+\.[a-z]{2,}`, String.raw`[\w-]{40,}`].join("|"),
  "gi",
);
const hidden = ({ key, value }: MetaEntry): MetaEntry => ({
  key,
  value: typeof value === "string" ? value.replaceAll(PERSONAL, "-") : value,
});

export const isReceipt = (name: string): boolean => RECEIPT_ACTIONS.some((action) => action === name);

/** Who sends a receipt: the player of the session, whatever the event says. */
export interface Sender {
  readonly playerId: string;
  readonly consent: ConsentChoice;
}

/** The fields of a receipt, which are all that one has: the player is the session's, partners need marketing consent. */
function receiptFields(entries: readonly MetaEntry[], { playerId, consent }: Sender): MetaEntry[] {
  return entries
    .filter(({ key }) => RECEIPT_FIELDS.has(key))
    .map((entry) => {
      if (entry.key === "user-id") return { key: entry.key, value: playerId };
      return PARTNER_FIELDS.has(entry.key) && !consent.marketing
        ? { key: entry.key, value: null }
        : hidden(entry);
    });
}

/**
 * The facts of an event as they are kept: without anything that is a person's or opens something, wherever it may stand.
 *
 * @param sender of a receipt
 * @throws {HttpError} 400 when they are too many
 */
export function keptMetaData(
  entries: readonly MetaEntry[] | null,
  sender?: Sender,
): readonly MetaEntry[] | null {
  if (entries === null) return null;
  if (Buffer.byteLength(JSON.stringify(entries)) > MAX_BYTES) {
    throw new HttpError(400, "invalid-request", `body.meta_data: must have at most ${MAX_BYTES} bytes.`);
  }
  return sender ? receiptFields(entries, sender) : entries.map(hidden);
}
