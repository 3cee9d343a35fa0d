import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { CHAT_SUBPROTOCOL } from "@spilhus/contracts/chat";
import { EdgeError } from "../errors/edgeError.ts";

/** RFC 6455 § 1.3. */
const GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
/** 16 bytes in base64. */
const KEY = /^[A-Za-z0-9+/]{21}[AQgw]==$/;

/** What a server answers to a key, so that both know that they speak WebSocket. */
export const acceptOf = (key: string): string => hash("sha1", `${key}${GUID}`, "base64");

/**
 * The key of a WebSocket handshake (RFC 6455 § 4.2.1) that asks for XMPP and comes from a page of this site. Browsers always
 * send `Origin` with it; `Sec-Fetch-Site` does not come over plain HTTP, so it decides nothing.
 *
 * @param origin the brand's own
 * @throws {EdgeError} `forbidden` for a page of another site, `bad-request` for a handshake of another kind
 */
export function readHandshake({ headers }: IncomingMessage, origin: string): string {
  if (headers.origin !== origin) {
    throw new EdgeError("forbidden", "This socket must be opened by a page of this site.");
  }
  const key = headers["sec-websocket-key"];
  const isWebSocket =
    headers.upgrade?.toLowerCase() === "websocket" && headers["sec-websocket-version"] === "13";
  if (!isWebSocket || key === undefined || !KEY.test(key)) {
    throw new EdgeError("bad-request", "This is no handshake of a WebSocket.");
  }
  if (headers["sec-websocket-protocol"] !== CHAT_SUBPROTOCOL) {
    throw new EdgeError("bad-request", `This socket speaks ${CHAT_SUBPROTOCOL}.`);
  }
  return key;
}

/** The edge's own answer: no header of the server behind reaches the client, and no extension is agreed on. */
export function handshakeAnswer(key: string): string {
  return [
    "HTTP/1.1 101 Switching Protocols",
    "Upgrade: websocket",
    "Connection: Upgrade",
    `Sec-WebSocket-Accept: ${acceptOf(key)}`,
    `Sec-WebSocket-Protocol: ${CHAT_SUBPROTOCOL}`,
    "\r\n",
  ].join("\r\n");
}
