import { integer, where } from "../shape/index.ts";

/** Version of an offer's terms, counted from 1. */
export const versionOfTerms = /* @__PURE__ */ where(integer, (version) => version >= 1, "1 or more", {
  minimum: 1,
});
