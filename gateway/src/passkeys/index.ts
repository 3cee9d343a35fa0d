export { PASSKEY_CALLS } from "./calls.ts";
