export {
  ACTS_ON_A_PAGE,
  LIST_OWN_ACTS,
  type StaffAct,
  StaffActSchema,
  type StaffActs,
  StaffActsSchema,
} from "./acts.ts";
export { STAFF_CALLS } from "./calls.ts";
export {
  FINISH_STAFF_SIGN_IN,
  GET_STAFF_SESSION,
  SIGN_OUT_STAFF,
  STAFF_RETURN_PATH,
  STAFF_SESSION_HEADER,
  STAFF_SIGN_IN_LIMITS,
  START_STAFF_SIGN_IN,
  type StaffSession,
  StaffSessionSchema,
} from "./session.ts";
