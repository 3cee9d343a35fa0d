import type { DefinedCall } from "../calls/index.ts";
import type { MailServices } from "../mail/index.ts";
import { listOccupationTypes, listSalaryTypes, setOccupation, setSalary } from "./choices.ts";
import { partnerData } from "./partnerData.ts";
import { postponeMarketingQuestion } from "./postponeMarketingQuestion.ts";
import { setEmail } from "./setEmail.ts";
import { setMarketingPermission, withdrawMarketingPermission } from "./setMarketingPermission.ts";
import { setPhoneNumber } from "./setPhoneNumber.ts";

/** The calls by which players see and change their own data. */
export const PROFILE_CALLS: readonly DefinedCall<MailServices>[] = [
  listOccupationTypes,
  setOccupation,
  listSalaryTypes,
  setSalary,
  setPhoneNumber,
  setEmail,
  partnerData,
  setMarketingPermission,
  withdrawMarketingPermission,
  postponeMarketingQuestion,
];
