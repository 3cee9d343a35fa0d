export { formatPhone } from "./formatPhone.ts";
export { NUMBER_RULES, type NumberRules } from "./numberRules.ts";
export { PERSONAL_PATTERNS } from "./personalPatterns.ts";
export { isPhoneNumber, phoneNumber, withoutDiallingCode } from "./phoneNumber.ts";
