import "../xmpp/libraryTypes.ts";
import { type Element, xml } from "@xmpp/xml";

const MUC = "http://jabber.org/protocol/muc";
/** Messages of the past that are asked for when nothing is known yet. */
const HISTORY = "30";

/** Available to the server itself, without which a room may not be joined. */
export const presence = (): Element => xml("presence");

/** @param since of the past that is told again; UTC by the server's clock, ISO 8601 */
export const join = (address: string, nick: string, since: string | undefined): Element =>
  xml(
    "presence",
    { to: `${address}/${nick}` },
    xml("x", { xmlns: MUC }, xml("history", since === undefined ? { maxstanzas: HISTORY } : { since })),
  );

export const leave = (address: string, nick: string): Element =>
  xml("presence", { to: `${address}/${nick}`, type: "unavailable" });

export interface Saying {
  readonly address: string;
  readonly originId: string;
  readonly text: string;
  readonly replyTo: string | undefined;
}

/** A message to a room (XEP-0045), with an id of the sender's (XEP-0359) and what it answers (XEP-0461). */
export const say = ({ address, originId, text, replyTo }: Saying): Element =>
  xml(
    "message",
    { to: address, type: "groupchat", id: originId },
    xml("body", null, text),
    xml("origin-id", { xmlns: "urn:xmpp:sid:0", id: originId }),
    replyTo !== undefined && xml("reply", { xmlns: "urn:xmpp:reply:0", to: address, id: replyTo }),
  );

/** A reaction to a message (XEP-0444); an empty one takes it back. */
export const react = (address: string, id: string, emoji: string, originId: string): Element =>
  xml(
    "message",
    { to: address, type: "groupchat", id: originId },
    xml("reactions", { xmlns: "urn:xmpp:reactions:0", id }, emoji !== "" && xml("reaction", null, emoji)),
  );
