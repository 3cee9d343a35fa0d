export { inlineScripts, scriptHash, type InlineScript } from "./inlineScripts.ts";
export { contentSecurityPolicy, MAX_POLICY_BYTES, type PolicyClass } from "./policy.ts";
