import { COOKIES, decodeConsent, type ConsentChoice } from "@spilhus/contracts";
import { TRACK_EVENT, TRACK_PAGE_REQUEST } from "@spilhus/contracts/tracking";
import { trackedAddress } from "@spilhus/routes";
import { defineCall, type Call, type DefinedCall } from "../calls/index.ts";
import { hashToken } from "../tokens/index.ts";
import { isReceipt, keptMetaData } from "./keptMetaData.ts";
import { trackingEntries } from "./tables.ts";

type Cookies = Readonly<Record<string, string | undefined>>;

/** The visitor's consent, if it allows statistics: without it nothing is kept, and nobody is told. */
function consentToKeep(cookies: Cookies): ConsentChoice | undefined {
  const consent = decodeConsent(cookies[COOKIES.consent.name]);
  return consent?.statistics ? consent : undefined;
}

/** Tracking is not an activity of the player: it does not prolong the session. */
const TOLD = { keepsIdleEnd: true } as const;

const pageRequest = defineCall(
  TRACK_PAGE_REQUEST,
  async ({ services: { db }, site, body, cookies, reply }) => {
    if (consentToKeep(cookies)) {
      await db.insert(trackingEntries).values({
        brand: body.brand,
        triggeredAt: new Date(body.triggered_at),
        // Pages do the same before they send it; who else sends it might not.
        url: trackedAddress(body.url, site.origin),
        referrer: trackedAddress(body.referrer, site.origin),
      });
    }
    return reply.code(204).send();
  },
  TOLD,
);

/** What an event is kept as; nothing where it may not be. */
function kept({ session, body, cookies }: Call<typeof TRACK_EVENT>) {
  const consent = consentToKeep(cookies);
  if (!consent) return undefined;
  const { event_name: eventName, event_type: eventType, meta_data: told, log_entry } = body;
  const event = { eventName, eventType, logEntry: log_entry ?? null };
  if (!isReceipt(eventName)) return { ...event, metaData: keptMetaData(told), receipt: null };
  // The receipt of a login is of a session, of which there is one.
  if (!session) return undefined;
  const metaData = keptMetaData(told, { playerId: session.player.id, consent });
  return { ...event, metaData, receipt: hashToken(`${session.id} ${eventName}`).toString("base64url") };
}

const event = defineCall(
  TRACK_EVENT,
  async (call) => {
    const { services, body, reply } = call;
    const entry = kept(call);
    if (entry) {
      const { brand } = body;
      await services.db
        .insert(trackingEntries)
        .values({ brand, triggeredAt: new Date(body.triggered_at), ...entry })
        .onConflictDoNothing({ target: trackingEntries.receipt });
      if (body.log_entry === true)
        services.log("info", "a page tells of an event", { brand, event: entry.eventName });
    }
    return reply.code(204).send();
  },
  TOLD,
);

/** The calls of the tracking service. */
export const TRACKING_SERVICE_CALLS: readonly DefinedCall[] = [pageRequest, event];
