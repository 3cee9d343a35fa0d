import { AUTHORITY_CALLS } from "../authority-records/index.ts";
import { BINGO_CALLS, BINGO_SERVICE_CALLS, ROOM_STAFF_CALLS } from "../bingo/index.ts";
import { BONUS_CALLS } from "../bonuses/index.ts";
import { FUNDS_CALLS, FUNDS_STAFF_CALLS } from "../client-funds/index.ts";
import { CHAT_CALLS, CHAT_SERVICE_CALLS, CHAT_STAFF_CALLS } from "../chat/index.ts";
import { CORRECTION_CALLS } from "../corrections/index.ts";
import { RECONCILIATION_CALLS } from "../reconciliation/index.ts";
import { DEPOSIT_CALLS } from "../deposits/index.ts";
import { DEPOSIT_LIMIT_CALLS } from "../deposit-limits/index.ts";
import { LOSS_LIMIT_CALLS } from "../loss-limits/index.ts";
import { PLAY_BUDGET_CALLS } from "../play-budgets/index.ts";
import { DEVICE_CALLS } from "../device-management/index.ts";
import { DRAW_STAFF_CALLS } from "../draws-check/index.ts";
import { GAME_STAFF_CALLS, HOUSE_ROUND_CALLS } from "../house-rounds/index.ts";
import { JACKPOT_SERVICE_CALLS } from "../jackpots/index.ts";
import { INBOX_CALLS } from "../inbox/index.ts";
import { MITID_CALLS } from "../mitid/index.ts";
import { MONEY_CHECK_CALLS, MONEY_STAFF_CALLS } from "../money-checks/index.ts";
import { PASSKEY_CALLS } from "../passkeys/index.ts";
import { PASSWORD_CALLS } from "../passwords/index.ts";
import { USER_INFO_CALLS } from "../user-info/index.ts";
import { PROFILE_CALLS } from "../profile/index.ts";
import { PLAY_FEEDBACK_CALLS } from "../play-feedback/index.ts";
import { PROVIDER_HOOKS } from "../provider-events/index.ts";
import { SAVED_GAME_CALLS } from "../saved-games/index.ts";
import { USER_REPORT_CALLS } from "../user-reports/index.ts";
import { SELF_EXCLUSION_CALLS } from "../self-exclusion/index.ts";
import { SESSION_CALLS, SESSION_SERVICE_CALLS } from "../session-management/index.ts";
import { SIGNUP_CALLS } from "../signup/index.ts";
import { TRACKING_SERVICE_CALLS } from "../tracking/index.ts";
import { SUPPORT_CALLS, SUPPORT_SERVICE_CALLS, SUPPORT_STAFF_CALLS } from "../support/index.ts";
import { STUDIO_WALLET_CALLS } from "../studio-wallet/index.ts";
import { WINNER_NAME_CALLS, WINNER_SERVICE_CALLS } from "../winners/index.ts";
import { WALLET_CALLS } from "../wallet/index.ts";
import { endStaffSessionsCall, STAFF_SIGN_IN_CALLS } from "../staff-sign-in/index.ts";
import type { DefinedCall, DefinedHook, DefinedServiceCall, DefinedStaffCall } from "../calls/index.ts";
import { CONTENT_SERVICE_CALLS } from "../content/index.ts";
import { GAME_SERVICE_CALLS } from "../games/index.ts";
import { IMAGE_SERVICE_CALLS } from "../images/index.ts";
import { PUBLISHING_CALLS } from "../publishing/index.ts";
import { ROUTE_RULE_CALLS } from "../route-rules/index.ts";
import type { MountedServices } from "./callServices.ts";
import type { FeatureServices } from "./playerServices.ts";
import { PAYOUT_STAFF_CALLS, WITHDRAWAL_CALLS } from "../withdrawals/index.ts";

/** Every call that may carry a session. The server mounts them, the document describes them, tests go through them. */
export const MOUNTED_CALLS: readonly DefinedCall<FeatureServices>[] = [
  ...SESSION_CALLS,
  ...DEVICE_CALLS,
  ...MITID_CALLS,
  ...SIGNUP_CALLS,
  ...PASSKEY_CALLS,
  ...PASSWORD_CALLS,
  ...USER_INFO_CALLS,
  ...PROFILE_CALLS,
  ...WINNER_NAME_CALLS,
  ...DEPOSIT_LIMIT_CALLS,
  ...LOSS_LIMIT_CALLS,
  ...PLAY_BUDGET_CALLS,
  ...DEPOSIT_CALLS,
  ...BONUS_CALLS,
  ...WITHDRAWAL_CALLS,
  ...MONEY_CHECK_CALLS,
  ...SELF_EXCLUSION_CALLS,
  ...TRACKING_SERVICE_CALLS,
  ...SAVED_GAME_CALLS,
  ...PLAY_FEEDBACK_CALLS,
  ...USER_REPORT_CALLS,
  ...INBOX_CALLS,
  ...WALLET_CALLS,
  ...FUNDS_CALLS,
  ...HOUSE_ROUND_CALLS,
  ...BINGO_CALLS,
  ...SUPPORT_CALLS,
  ...CHAT_CALLS,
];

/** Every call without a session. */
export const MOUNTED_SERVICE_CALLS: readonly DefinedServiceCall<MountedServices>[] = [
  ...CONTENT_SERVICE_CALLS,
  ...ROUTE_RULE_CALLS,
  ...PUBLISHING_CALLS,
  ...SESSION_SERVICE_CALLS,
  endStaffSessionsCall,
  ...GAME_SERVICE_CALLS,
  ...JACKPOT_SERVICE_CALLS,
  ...WINNER_SERVICE_CALLS,
  ...BINGO_SERVICE_CALLS,
  ...CHAT_SERVICE_CALLS,
  ...IMAGE_SERVICE_CALLS,
  ...STUDIO_WALLET_CALLS,
  ...SUPPORT_SERVICE_CALLS,
];

/** Every call of the console. */
export const MOUNTED_STAFF_CALLS: readonly DefinedStaffCall<MountedServices>[] = [
  ...STAFF_SIGN_IN_CALLS,
  ...CORRECTION_CALLS,
  ...RECONCILIATION_CALLS,
  ...FUNDS_STAFF_CALLS,
  ...PAYOUT_STAFF_CALLS,
  ...MONEY_STAFF_CALLS,
  ...AUTHORITY_CALLS,
  ...ROOM_STAFF_CALLS,
  ...GAME_STAFF_CALLS,
  ...DRAW_STAFF_CALLS,
  ...SUPPORT_STAFF_CALLS,
  ...CHAT_STAFF_CALLS,
];

/** Every webhook, of whichever provider. */
export const MOUNTED_HOOKS: readonly DefinedHook<MountedServices>[] = PROVIDER_HOOKS;
