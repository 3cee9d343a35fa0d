import {
  CHAT_JSON_NAMESPACE,
  CHAT_REACTIONS,
  CHAT_ROLES,
  type ChatLine,
  ChatLineShape,
  type ChatRole,
} from "@spilhus/contracts/chat";
import type { Element } from "@xmpp/xml";
import type { ChatMessage, MessageError } from "./chatMessage.ts";

/** What a stanza of a room means. */
export type RoomEvent =
  | { readonly type: "message"; readonly room: string; readonly message: ChatMessage }
  /** A line of the house that is no message of the room, such as the number of players. */
  | { readonly type: "notice"; readonly room: string; readonly line: ChatLine }
  | { readonly type: "retraction"; readonly room: string; readonly id: string }
  | {
      readonly type: "reaction";
      readonly room: string;
      readonly id: string;
      readonly by: string;
      readonly emoji: string;
    }
  /** A message of one's own was not let through. */
  | {
      readonly type: "refusal";
      readonly room: string;
      readonly originId: string;
      readonly error: Omit<MessageError, "until">;
    }
  /** The history is told: what follows happens now. */
  | { readonly type: "subject"; readonly room: string; readonly text: string }
  | { readonly type: "joined"; readonly room: string; readonly nick: string; readonly occupantId: string }
  | { readonly type: "left"; readonly room: string }
  /** The room did not let the player in. */
  | {
      readonly type: "turned-away";
      readonly room: string;
      readonly condition: string;
      readonly other: string | undefined;
    };

/** Whose stanzas are read. */
export interface StanzaReader {
  /** Host of the rooms: `conference.<domain>`. */
  readonly conference: string;
  /** One's own occupant id in a room, once joined. */
  readonly ownIdIn: (room: string) => string | undefined;
  readonly now: () => string;
}

const NS = {
  sid: "urn:xmpp:sid:0",
  occupant: "urn:xmpp:occupant-id:0",
  delay: "urn:xmpp:delay",
  fasten: "urn:xmpp:fasten:0",
  reactions: "urn:xmpp:reactions:0",
  reply: "urn:xmpp:reply:0",
  hats: "xmpp:prosody.im/protocol/hats:1",
  muc: "http://jabber.org/protocol/muc#user",
  stanzas: "urn:ietf:params:xml:ns:xmpp-stanzas",
  moderate0: "urn:xmpp:message-moderate:0",
  moderate1: "urn:xmpp:message-moderate:1",
  retract0: "urn:xmpp:message-retract:0",
  retract1: "urn:xmpp:message-retract:1",
} as const;

/** A badge that the server adds; it takes away those of clients. */
const HAT = "urn:spilhus:chat:";
/** Statuses of a presence (XEP-0045): one's own, and removed by the house. */
const SELF = "110";
const REMOVED = "307";
/** What the house says beside the room. */
const NOTICES: ReadonlySet<string> = new Set(["occupants", "server-time", "held", "care", "sanction"]);
const EMOTE = "/me ";

/** A line of the house; nothing for one that this build cannot read. */
export function lineOf(stanza: Element): ChatLine | undefined {
  const json = stanza.getChildText("json", CHAT_JSON_NAMESPACE);
  if (json === null) return undefined;
  try {
    return ChatLineShape.parse(JSON.parse(json));
  } catch {
    return undefined;
  }
}

function refusalOf(stanza: Element): Omit<MessageError, "until"> {
  const line = lineOf(stanza.getChild("error") ?? stanza) ?? lineOf(stanza);
  return line?.kind === "refused"
    ? { reason: line.reason, seconds: line.seconds }
    : { reason: "unknown", seconds: undefined };
}

/** The id of a message that a moderator takes back (XEP-0425, of both versions); only the room itself may say so. */
function retractedId(stanza: Element): string | undefined {
  const old = stanza.getChild("apply-to", NS.fasten);
  if (old?.getChild("moderated", NS.moderate0)?.getChild("retract", NS.retract0)) return old.attrs["id"];
  const retract = stanza.getChild("retract", NS.retract1);
  return retract?.getChild("moderated", NS.moderate1) ? retract.attrs["id"] : undefined;
}

/** Whether the message is what the history keeps of one that was taken back. */
const isTombstone = (stanza: Element) =>
  stanza.getChild("moderated", NS.moderate0)?.getChild("retracted", NS.retract0) !== undefined ||
  stanza.getChild("retracted", NS.retract1) !== undefined;

function roleOf(stanza: Element): ChatRole {
  const hats =
    stanza
      .getChild("hats", NS.hats)
      ?.getChildren("hat")
      .map(({ attrs }) => attrs["uri"]) ?? [];
  return CHAT_ROLES.find((role) => hats.includes(HAT + role)) ?? "player";
}

function readMessage(stanza: Element, place: Place, reader: StanzaReader): RoomEvent | undefined {
  const { room, nick, address } = place;
  const originId = stanza.attrs["id"] ?? "";
  if (stanza.attrs["type"] === "error") {
    return originId === "" ? undefined : { type: "refusal", room, originId, error: refusalOf(stanza) };
  }
  const body = stanza.getChildText("body");
  const subject = stanza.getChildText("subject");
  const isHouse = nick === "";
  if (subject !== null && body === null) return { type: "subject", room, text: subject };
  const retracted = isHouse ? retractedId(stanza) : undefined;
  if (retracted !== undefined) return { type: "retraction", room, id: retracted };
  const line = isHouse ? lineOf(stanza) : undefined;
  if (line && NOTICES.has(line.kind)) return { type: "notice", room, line };
  // Outside of the room nobody is heard: no private messages, no invitations.
  if (stanza.attrs["type"] !== "groupchat") return undefined;
  const occupantId = stanza.getChild("occupant-id", NS.occupant)?.attrs["id"] ?? "";
  const reactions = stanza.getChild("reactions", NS.reactions);
  if (reactions && !isHouse) {
    const emoji = reactions.getChildren("reaction").at(-1)?.getText() ?? "";
    const isKnown = emoji === "" || (CHAT_REACTIONS as readonly string[]).includes(emoji);
    const id = reactions.attrs["id"];
    if (!isKnown || id === undefined) return undefined;
    return { type: "reaction", room, id, by: occupantId || nick, emoji };
  }
  const isGone = isTombstone(stanza);
  if (!line && (isHouse ? !isGone : body === null && !isGone)) return undefined;
  const delay = stanza.getChildren("delay", NS.delay).find(({ attrs }) => attrs["from"] === address);
  const id = stanza.getChildren("stanza-id", NS.sid).find(({ attrs }) => attrs["by"] === address)?.attrs[
    "id"
  ];
  const isEmote = body?.startsWith(EMOTE) === true;
  const text = isGone || line ? "" : (body ?? "").slice(isEmote ? EMOTE.length : 0);
  return {
    type: "message",
    room,
    message: {
      id: id ?? originId,
      originId,
      kind: line ? line.kind : isEmote ? "emote" : "chat",
      text,
      json: line,
      error: undefined,
      to: room,
      from: isHouse ? undefined : { nick, occupantId, role: roleOf(stanza) },
      isOwn: occupantId !== "" && occupantId === reader.ownIdIn(room),
      delayed: delay !== undefined,
      sentAt: delay?.attrs["stamp"] ?? reader.now(),
      state: isGone ? "retracted" : "sent",
      replyTo: stanza.getChild("reply", NS.reply)?.attrs["id"],
      reactions: {},
    },
  };
}

/** The room that an error names as the one with places left. */
const otherRoom = (error: Element | undefined) => {
  const uri = error?.getChildText("redirect", NS.stanzas) ?? error?.getChildText("gone", NS.stanzas) ?? "";
  return /^(?:xmpp:)?([^@?]+)@/.exec(uri)?.[1];
};

function readPresence(stanza: Element, { room, nick }: Place): RoomEvent | undefined {
  if (stanza.attrs["type"] === "error") {
    const error = stanza.getChild("error");
    const condition = error?.getChildElements().find((child) => child.getNS() === NS.stanzas)?.name;
    return { type: "turned-away", room, condition: condition ?? "", other: otherRoom(error) };
  }
  const codes =
    stanza
      .getChild("x", NS.muc)
      ?.getChildren("status")
      .map(({ attrs }) => attrs["code"]) ?? [];
  if (!codes.includes(SELF)) return undefined;
  if (stanza.attrs["type"] === "unavailable") {
    // Whoever comes back is refused with the same word.
    return codes.includes(REMOVED)
      ? { type: "turned-away", room, condition: "forbidden", other: undefined }
      : { type: "left", room };
  }
  const occupantId = stanza.getChild("occupant-id", NS.occupant)?.attrs["id"] ?? "";
  return { type: "joined", room, nick, occupantId };
}

/** Where a stanza comes from. */
interface Place {
  readonly room: string;
  /** Empty for the room itself. */
  readonly nick: string;
  /** Of the room, without a nick. */
  readonly address: string;
}

function placeOf(from: string, conference: string): Place | undefined {
  const slash = from.indexOf("/");
  const address = slash === -1 ? from : from.slice(0, slash);
  const at = address.indexOf("@");
  if (at < 1 || address.slice(at + 1) !== conference) return undefined;
  return { room: address.slice(0, at), nick: slash === -1 ? "" : from.slice(slash + 1), address };
}

/**
 * What a stanza tells of a room of this brand (R3.14); nothing for all others. Lines of the house are taken from the bare
 * address of a room alone, and so are times of the past: what a player puts in is text.
 */
export function parseStanza(stanza: Element, reader: StanzaReader): RoomEvent | undefined {
  const place = placeOf(stanza.attrs["from"] ?? "", reader.conference);
  if (!place) return undefined;
  if (stanza.name === "message") return readMessage(stanza, place, reader);
  return stanza.name === "presence" ? readPresence(stanza, place) : undefined;
}
