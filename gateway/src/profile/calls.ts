import type { DefinedCall } from "../calls/defineCall.ts";
import { listOccupationTypes, listSalaryTypes, setOccupation, setSalary } from "./choices.ts";
import { partnerData } from "./partnerData.ts";
import { setEmail } from "./setEmail.ts";
import { setMarketingPermission } from "./setMarketingPermission.ts";
import { setPhoneNumber } from "./setPhoneNumber.ts";

/** The calls by which players see and change their own data. */
export const PROFILE_CALLS: readonly DefinedCall[] = [
  listOccupationTypes,
  setOccupation,
  listSalaryTypes,
  setSalary,
  setPhoneNumber,
  setEmail,
  partnerData,
  setMarketingPermission,
];
