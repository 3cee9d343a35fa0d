export {
  type CallAudience,
  type CallContract,
  type CallKind,
  type LimitClass,
  type PlacesOf,
  type Schema,
  type SessionAudience,
} from "./callContract.ts";
export {
  type AnsweringContract,
  type AnswerOf,
  type InputOf,
  type SchemaInput,
  type SchemaOutput,
} from "./callTypes.ts";
export { ErrorBodySchema, STATUS_MESSAGES, type ErrorBody, type RefusalDetails } from "./errors.ts";
export {
  IDEMPOTENCY_DAYS,
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENCY_KEY_PATTERN,
  IDEMPOTENCY_REPLAYED_HEADER,
} from "./idempotency.ts";
export { REFUSAL_STATUS, type RefusalCode } from "./refusals.ts";
export { STAFF_ROLES, type StaffRole } from "./staffRoles.ts";
