import { TEXT as PLAYER } from "./built/player.ts";
import { TEXT as START } from "./built/start.ts";
import { TEXT as START_WITH_REQUESTS } from "./built/startWithRequests.ts";
import { TEXT as SUPPORT_FRAME } from "./built/supportFrame.ts";

export { START_POLICY } from "./programs/loadAfterPaint.ts";

/** The script file of a player's page, see `programs/player.ts`. */
export const PLAYER_SCRIPT = PLAYER;

/** The script of the frame with a vendor's support chat, see `programs/supportFrame.ts`. */
export const SUPPORT_FRAME_SCRIPT = SUPPORT_FRAME;

const literal = (addresses: readonly string[]) => JSON.stringify(addresses).replaceAll("<", "\\u003c");

/**
 * The text of the first inline script of a page, see `programs/start.ts`.
 *
 * @param chunks addresses below `/_next/static/`, in the document's order
 * @param requests addresses to request early where the visitor may be a player
 */
export function startScript(chunks: readonly string[], requests: readonly string[] = []): string {
  const text = requests.length === 0 ? START : START_WITH_REQUESTS;
  const values: Readonly<Record<string, string>> = { CHUNKS: literal(chunks), REQUESTS: literal(requests) };
  return text.replaceAll(/\b(?:CHUNKS|REQUESTS)\b/g, (name) => values[name] ?? name);
}
