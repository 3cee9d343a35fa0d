import type { DefinedCall } from "../calls/index.ts";
import { listMessages } from "./listMessages.ts";
import { markMessage } from "./markMessage.ts";

/** The calls about a player's inbox. */
export const INBOX_CALLS: readonly DefinedCall[] = [listMessages, markMessage];
