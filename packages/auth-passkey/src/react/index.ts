export { PasskeyDialog, type PasskeyDialogProps } from "./PasskeyDialog.tsx";
export {
  PASSKEY_DIALOG_KEYS,
  PASSKEY_SIGN_IN_KEYS,
  type PasskeyDialogKey,
  type PasskeySignInKey,
} from "./passkeyKeys.ts";
export { PasskeyPrompt, type PasskeyPromptProps } from "./PasskeyPrompt.tsx";
export { PasskeySignInButton, type PasskeySignInButtonProps } from "./PasskeySignInButton.tsx";
export { usePasskeyAutofill } from "./usePasskeyAutofill.ts";
export { usePasskeyAvailable } from "./usePasskeyAvailable.ts";
