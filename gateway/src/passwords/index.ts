export { PASSWORD_CALLS } from "./calls.ts";
export { makeLink } from "./makeLink.ts";
export { hashPassword } from "./passwordHash.ts";
export { passwordLinks } from "./tables.ts";
