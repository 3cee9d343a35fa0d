export {
  AccountStatusAnswerSchema,
  AccountStatusQuestionSchema,
  GET_ACCOUNT_STATUS,
  type AccountStatusAnswer,
  type AccountStatusQuestion,
} from "./accountStatus.ts";
export {
  AccountStatusesSchema,
  GET_ACCOUNT_STATUSES,
  MOST_SESSIONS_AT_ONCE,
  type AccountStatuses,
} from "./accountStatuses.ts";
export { EDGE_CALLS } from "./calls.ts";
export {
  BRAND_HEADER,
  EDGE_HEADER,
  PAGE_TAGS_HEADER,
  PREVIEW_ENTER_PATH,
  PREVIEW_PARAM,
  REQUEST_ID_HEADER,
  ROUTER_PARAM,
} from "./headers.ts";
