import type { Transport } from "@spilhus/api-client";
import type { Locale } from "@spilhus/contracts";
import { hasSession } from "@spilhus/player-session/visitor";
import { driveSupport, type SupportDriver } from "../adapter/driveSupport.ts";
import { deskAdapter } from "../desk/deskAdapter.ts";
import { DeskTalk } from "../desk/deskTalk.ts";
import { deskCalls } from "./deskCalls.ts";
import type { SupportSettings } from "./supportSettings.ts";

/** The chat of this tab. */
export interface Support {
  readonly driver: SupportDriver;
  /** Also beside a vendor's chat: it has phone, mail and the form for a message. */
  readonly talk: DeskTalk;
}

const transport: Transport = {
  fetch: (...call) => fetch(...call),
  // A session that ended elsewhere: the panel goes on as a guest's, and the page notices by itself.
  onUnauthorized: () => undefined,
  report: () => undefined,
};

/** The button's mark follows what the panel has; a player's page has this code already. */
async function showUnread(unreadSupport: number): Promise<void> {
  if (!hasSession(document.cookie)) return;
  const { updateUser } = await import("@spilhus/player-session/session");
  updateUser({ unreadSupport });
}

/** Makes the chat of a tab with the adapter of its brand; a vendor's is loaded for its brand alone. */
export async function supportOf(
  { brand, hasVendor }: SupportSettings,
  locale: Locale,
  title: string,
): Promise<Support> {
  const talk = new DeskTalk({
    calls: deskCalls(transport, brand, locale),
    page: document,
    newKey: () => crypto.randomUUID(),
  });
  if (hasVendor) {
    const { vendorOf, readUser } = await import("./vendorOf.ts");
    const adapter = vendorOf(transport, locale, title);
    return { driver: driveSupport({ adapter, user: () => readUser(transport) }), talk };
  }
  const adapter = deskAdapter(talk);
  // A vendor's count is its own, and no other page would know it.
  adapter.onUnread((count) => void showUnread(count));
  // The desk knows its players by their session.
  return { driver: driveSupport({ adapter, user: () => Promise.resolve(null) }), talk };
}
