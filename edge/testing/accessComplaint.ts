import { randomUUID } from "node:crypto";
import type { HttpAnswer } from "./exchangeOverHttp.ts";

/** Who asks; each has a session of their own, which no answer and no app may ever see. */
export const ASKERS = ["guest", "guest", "ordinary", "ordinary", "suspended", "ended"] as const;
export type Asker = (typeof ASKERS)[number];
export const SESSIONS: Readonly<Record<Asker, string>> = {
  guest: "",
  ordinary: `sid-${randomUUID()}`,
  suspended: `sid-${randomUUID()}`,
  ended: `sid-${randomUUID()}`,
};
/** The entrance of a game, from which a player goes straight on. */
const ENTRANCE = /^\/(?:games\/entrance|spil|spilleautomater\/entrance)\/([a-z0-9-]+)$/;

/** Who asks for what. */
export interface Asked {
  readonly asker: Asker;
  readonly path: string;
  readonly isAccount: boolean;
}

/**
 * What is wrong with an answer that the gate has a say in; `undefined` when nothing is, `page` when it is to be judged as
 * a page. Now and then the gateway does not answer: then visitors' pages are shown and the account is not.
 */
export function accessComplaint(
  { asker, isAccount, path }: Asked,
  { status, headers, text }: HttpAnswer,
): string | undefined {
  const everything = text + JSON.stringify(headers);
  if (Object.values(SESSIONS).some((session) => session !== "" && everything.includes(session))) {
    return "somebody's session";
  }
  const isKept = headers.etag !== undefined || headers["cache-control"] !== "private, no-store";
  if (status === 307) {
    if (text !== "" || isKept) return "a redirect that says too much or may be kept";
    const { location } = headers;
    if (asker === "suspended") {
      const isOpen = path === "/konto/suspenderet" || path === "/faq";
      return location === "/konto/suspenderet?alert=suspended" && !isOpen ? undefined : `to ${location}`;
    }
    const [, game] = ENTRANCE.exec(path) ?? [];
    if (asker === "ordinary" && location === `/playgame?game=${game}`) return undefined;
    const isSentAway = isAccount && asker !== "ordinary";
    return isSentAway && location === `/?returnUrl=${encodeURIComponent(path)}`
      ? undefined
      : `to ${location}`;
  }
  if (!isAccount) return "page";
  if (status === 503)
    return text.includes("canary") || asker === "guest" ? "unavailable, and yet a page" : undefined;
  if (status === 502) return "page";
  const isLetIn = asker === "ordinary" || (asker === "suspended" && path === "/konto/suspenderet");
  if (!isLetIn) return `an account page for ${asker}`;
  return isKept ? "an account page that may be kept" : "page";
}
