import { DEPOSIT_LIMIT_CALLS } from "../deposit-limits/calls.ts";
import { INBOX_CALLS } from "../inbox/calls.ts";
import { MITID_CALLS } from "../mitid/calls.ts";
import { PASSKEY_CALLS } from "../passkeys/calls.ts";
import { PASSWORD_CALLS } from "../passwords/calls.ts";
import { PLAYER_CALLS } from "../players/calls.ts";
import { PROFILE_CALLS } from "../profile/calls.ts";
import { PLAY_FEEDBACK_CALLS } from "../play-feedback/calls.ts";
import { SAVED_GAME_CALLS } from "../saved-games/calls.ts";
import { USER_REPORT_CALLS } from "../user-reports/calls.ts";
import { SELF_EXCLUSION_CALLS } from "../self-exclusion/calls.ts";
import { SESSION_CALLS } from "../sessions/calls.ts";
import { SIGNUP_CALLS } from "../signup/calls.ts";
import { TRACKING_SERVICE_CALLS } from "../tracking/calls.ts";
import type { DefinedCall } from "./defineCall.ts";

/** Every call that may carry a session. The server mounts them, the document describes them, tests go through them. */
export const MOUNTED_CALLS: readonly DefinedCall[] = [
  ...SESSION_CALLS,
  ...MITID_CALLS,
  ...SIGNUP_CALLS,
  ...PASSKEY_CALLS,
  ...PASSWORD_CALLS,
  ...PLAYER_CALLS,
  ...PROFILE_CALLS,
  ...DEPOSIT_LIMIT_CALLS,
  ...SELF_EXCLUSION_CALLS,
  ...TRACKING_SERVICE_CALLS,
  ...SAVED_GAME_CALLS,
  ...PLAY_FEEDBACK_CALLS,
  ...USER_REPORT_CALLS,
  ...INBOX_CALLS,
];
