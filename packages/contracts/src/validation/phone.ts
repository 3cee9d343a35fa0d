import { isPhoneNumber, phoneNumber } from "@spilhus/jurisdiction/dk";
import type { Rule } from "./problem.ts";

/** A phone number as people type it. */
export const phone: Rule = (value) => (phoneNumber(value) === undefined ? { id: "phoneInvalid" } : undefined);

/** A phone number as `+` and digits. */
export const writtenPhone: Rule = (value) => (isPhoneNumber(value) ? undefined : { id: "phoneInvalid" });
