export { meetsAssurance } from "./assurance.ts";
export { cprDigits, isCpr, trimCpr } from "./cpr.ts";
export { denmark } from "./denmark.ts";
export { kroner, parseKroner, type NumberSeparators } from "./kroner.ts";
export { DIALLING_CODE, isPhoneNumber, phoneNumber } from "./phone.ts";
