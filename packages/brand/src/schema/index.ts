export { experimentsSchema } from "./experimentsSchema.ts";
export { guardsSchema } from "./guardsSchema.ts";
export { BRAND_ID, BRAND_ID_RULE, HOST, identitySchema, SUPPORT_WORKSPACE } from "./identitySchema.ts";
export { messagesSchema } from "./messagesSchema.ts";
export { navigationSchema } from "./navigationSchema.ts";
