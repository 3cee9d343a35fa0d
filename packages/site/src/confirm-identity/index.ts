export { ConfirmIdentity } from "./ConfirmIdentity.tsx";
export { CONFIRM_IDENTITY_KEYS, type ConfirmIdentityKey } from "./confirmKeys.ts";
export { takeTyped } from "./typedDraft.ts";
export { useIdentityNeed } from "./useIdentityNeed.ts";
