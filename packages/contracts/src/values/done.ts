import { oneOf, record } from "../shape/index.ts";

/** The answer of a call that returns no data. */
export const DoneSchema = /* @__PURE__ */ record({ done: /* @__PURE__ */ oneOf([true]) });
