import { createSupportIdentity, getUserInfo, type Transport } from "@spilhus/api-client";
import type { Locale } from "@spilhus/contracts";
import { SUPPORT_HOST_PREFIX } from "@spilhus/contracts/support";
import { hasSession } from "@spilhus/player-session/visitor";
import { driveSupport, type SupportDriver } from "../adapter/driveSupport.ts";
import type { SupportUser } from "../adapter/supportAdapter.ts";
import { deskAdapter } from "../desk/deskAdapter.ts";
import { DeskTalk } from "../desk/deskTalk.ts";
import { vendorAdapter } from "../vendor/vendorAdapter.ts";
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

/** Who the chat is booted for (R3.15). A session that is over makes a guest. */
async function readUser(): Promise<SupportUser | null> {
  if (!hasSession(document.cookie)) return null;
  try {
    const { fullName, firstName, lastName, email, customerNumber } = await getUserInfo(transport);
    return { fullName, firstName, lastName, email, customerNumber };
  } catch {
    return null;
  }
}

/** Where the vendor's frame is put; the panel draws the place. */
export const FRAME_PLACE = "support-frame-place";

function mountFrame(title: string) {
  const frame = document.createElement("iframe");
  frame.className = "support-frame";
  frame.title = title;
  frame.referrerPolicy = "no-referrer";
  frame.allow = "";
  // Scripts and forms of the vendor, on the origin of its own host; no way up into the page.
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin allow-forms allow-popups");
  document.getElementById(FRAME_PLACE)?.append(frame);
  return frame;
}

/** Makes the chat of a tab with the adapter of its brand. */
export function supportOf({ brand, hasVendor }: SupportSettings, locale: Locale, title: string): Support {
  const talk = new DeskTalk({
    calls: deskCalls(transport, brand, locale),
    page: document,
    newKey: () => crypto.randomUUID(),
  });
  const adapter = hasVendor
    ? vendorAdapter({
        frameOrigin: `${location.protocol}//${SUPPORT_HOST_PREFIX}${location.host}`,
        locale,
        page: window,
        mount: () => mountFrame(title),
        identity: async () => (await createSupportIdentity(transport)).token,
      })
    : deskAdapter(talk);
  return { driver: driveSupport({ adapter, user: readUser }), talk };
}
