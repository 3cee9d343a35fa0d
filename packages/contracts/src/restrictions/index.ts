export {
  CheckResultSchema,
  LoginLimitsAnswerSchema,
  type CheckResult,
  type LoginLimitsAnswer,
} from "./checkResult.ts";
export {
  ALERT_IDS,
  ALERT_PARAM,
  CHECK_RESULT_TYPES,
  DATED_ALERT_IDS,
  PLAIN_ALERT_IDS,
  RESTRICTION_IDS,
  type AlertId,
  type CheckResultType,
  type DatedAlertId,
  type PlainAlertId,
  type RestrictionId,
} from "./ids.ts";
