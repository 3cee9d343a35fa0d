import type { DefinedCall, DefinedStaffCall } from "../calls/index.ts";
import type { MailServices } from "../mail/index.ts";
import { listAnswers, removeAnswer, saveAnswer } from "./cannedAnswers.ts";
import { IDENTITY_CALLS, type IdentityServices } from "./identity.ts";
import { openConversation } from "./openConversation.ts";
import { listQueue } from "./queue.ts";
import { answer, assign, end } from "./staffActs.ts";
import { getTalk } from "./staffTalk.ts";
import { TRANSCRIPT_CALLS } from "./transcriptCalls.ts";
import type { TalkServices } from "./talkFinder.ts";
import { TALK_CALLS } from "./visitorCalls.ts";

/** What visitors do. */
export const SUPPORT_CALLS: readonly DefinedCall<MailServices & IdentityServices & TalkServices>[] = [
  openConversation,
  ...TALK_CALLS,
  ...TRANSCRIPT_CALLS,
  ...IDENTITY_CALLS,
];

/** What customer service does in the console. */
export const SUPPORT_STAFF_CALLS: readonly DefinedStaffCall[] = [
  listQueue,
  getTalk,
  assign,
  answer,
  end,
  listAnswers,
  saveAnswer,
  removeAnswer,
];
