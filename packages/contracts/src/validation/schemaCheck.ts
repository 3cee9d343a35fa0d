import * as z from "zod/mini";
import type { Rule } from "./problem.ts";

/** Makes a rule a check of a schema, so that form and gateway hold a value to the same one. */
export const holds = <Value>(rule: Rule<Value>) =>
  z.check<Value>((payload) => {
    const problem = rule(payload.value);
    if (!problem) return;
    const { id: message, values } = problem;
    payload.issues.push({ code: "custom", message, input: payload.value, ...(values && { params: values }) });
  });
