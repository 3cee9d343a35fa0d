export { hashToken, isToken, newToken } from "./secretToken.ts";
export { tokenValue } from "./tokenValue.ts";
