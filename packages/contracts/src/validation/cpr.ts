import { isCpr } from "@spilhus/jurisdiction/dk";
import type { Rule } from "./problem.ts";

/** A CPR number, which is only compared with the identity MitID has shown and never stored. */
export const cpr: Rule = (value) => (isCpr(value) ? undefined : { id: "cprInvalid" });
