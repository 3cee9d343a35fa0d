export { meetsAssurance } from "./assurance.ts";
export { CPR_PATTERN, cprDigits, isCpr, typedCpr } from "./cpr.ts";
export { denmark } from "./denmark.ts";
export { kroner, parseKroner, type NumberSeparators } from "./kroner.ts";
export { DIALLING_CODE, isPhoneNumber, PHONE_PATTERN, phoneNumber, withoutDiallingCode } from "./phone.ts";
