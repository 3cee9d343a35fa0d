export { meetsAssurance } from "./assurance.ts";
export { cprDigits, isCpr } from "./cpr.ts";
export { denmark } from "./denmark.ts";
export { kroner, parseKroner, type NumberSeparators } from "./kroner.ts";
export { DIALLING_CODE, isPhoneNumber, phoneNumber } from "./phone.ts";
