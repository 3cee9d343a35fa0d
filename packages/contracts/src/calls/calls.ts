import type { SessionAudience } from "../call-contract/index.ts";
import { BINGO_CALLS } from "../bingo/index.ts";
import { CHAT_CALLS } from "../chat/index.ts";
import { CONTENT_CALLS } from "../content/index.ts";
import { EDGE_CALLS } from "../edge/index.ts";
import { GAME_CALLS } from "../games/index.ts";
import { IMAGE_CALLS } from "../images/index.ts";
import { MANAGEMENT_CALLS } from "../management/index.ts";
import { PAYMENTS_CALLS } from "../payments/index.ts";
import { PLAYER_ACCOUNT_CALLS } from "../player-account/index.ts";
import { PLAY_CALLS } from "../play/index.ts";
import { STAFF_CALLS } from "../staff/index.ts";
import { SUPPORT_CALLS } from "../support/index.ts";
import { TRACKING_CALLS } from "../tracking/index.ts";
import { USER_AUTH_CALLS } from "../user-auth/index.ts";

/** Every call of the gateway. Brings all schemas along: for servers and tests. */
export const CALLS = [
  ...USER_AUTH_CALLS,
  ...PLAYER_ACCOUNT_CALLS,
  ...PAYMENTS_CALLS,
  ...TRACKING_CALLS,
  ...GAME_CALLS,
  ...BINGO_CALLS,
  ...CHAT_CALLS,
  ...CONTENT_CALLS,
  ...IMAGE_CALLS,
  ...EDGE_CALLS,
  ...MANAGEMENT_CALLS,
  ...STAFF_CALLS,
  ...PLAY_CALLS,
  ...SUPPORT_CALLS,
] as const;

type Call = (typeof CALLS)[number];
export type CallId = Call["id"];
/** The calls that can be made with a session: the restriction table has a row for each. */
export type SessionCallId = Extract<Call, { readonly audience: SessionAudience }>["id"];
