import type { PhoneRules } from "../law/index.ts";

export const phone: PhoneRules = {
  diallingCode: "+45",
  national: /^[2-9]\d{7}$/,
  textPattern: String.raw`\+45(?: ?\d){8}`,
};
