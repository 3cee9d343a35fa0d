import { createSupportIdentity, getUserInfo, type Transport } from "@spilhus/api-client";
import type { Locale } from "@spilhus/contracts";
import { SUPPORT_HOST_PREFIX } from "@spilhus/contracts/support";
import { hasSession } from "@spilhus/player-session/visitor";
import type { SupportAdapter, SupportUser } from "../adapter/supportAdapter.ts";
import { vendorAdapter } from "../vendor/vendorAdapter.ts";
import { FRAME_PLACE } from "./framePlace.ts";

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

/** Who a vendor's chat is booted for (R3.15). A session that is over makes a guest. */
export async function readUser(transport: Transport): Promise<SupportUser | null> {
  if (!hasSession(document.cookie)) return null;
  try {
    const { fullName, firstName, lastName, email, customerNumber } = await getUserInfo(transport);
    return { fullName, firstName, lastName, email, customerNumber };
  } catch {
    return null;
  }
}

/** The vendor's chat of this tab, in a frame on the support host of the page's own host. */
export const vendorOf = (transport: Transport, locale: Locale, title: string): SupportAdapter =>
  vendorAdapter({
    frameOrigin: `${location.protocol}//${SUPPORT_HOST_PREFIX}${location.host}`,
    locale,
    page: window,
    mount: () => mountFrame(title),
    identity: async () => (await createSupportIdentity(transport)).token,
  });
