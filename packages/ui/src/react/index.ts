export { ModalDialog, type ModalDialogProps } from "../dialog/ModalDialog.tsx";
export {
  SessionExpiryDialog,
  type SessionExpiryDialogProps,
} from "../session-expiry/SessionExpiryDialog.tsx";
