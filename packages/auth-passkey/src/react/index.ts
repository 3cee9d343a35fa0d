export { PasskeyDialog, type PasskeyDialogProps } from "./PasskeyDialog.tsx";
export {
  PASSKEY_DIALOG_MESSAGES,
  PASSKEY_SIGN_IN_MESSAGES,
  type PasskeyDialogMessages,
  type PasskeySignInMessages,
} from "./passkeyMessages.ts";
export { PasskeyPrompt, type PasskeyPromptProps } from "./PasskeyPrompt.tsx";
export { PasskeySignInButton, type PasskeySignInButtonProps } from "./PasskeySignInButton.tsx";
export { usePasskeyAutofill } from "./usePasskeyAutofill.ts";
export { usePasskeyAvailable } from "./usePasskeyAvailable.ts";
