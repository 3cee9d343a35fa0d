export { amountRule } from "./amountRule.ts";
export { ConfirmedAct } from "./ConfirmedAct.tsx";
export { FormFeedback } from "./FormFeedback.tsx";
export {
  CONFIRM_KEYS,
  FORM_KEYS,
  NEW_PASSWORD_KEYS,
  REVEAL_KEYS,
  type ConfirmKey,
  type FormKey,
  type NewPasswordKey,
  type ProblemKey,
  type RevealKey,
} from "./formKeys.ts";
export { NewPasswordField } from "./NewPasswordField.tsx";
export { problemText } from "./problemText.ts";
export { RevealingPasswordField } from "./RevealingPasswordField.tsx";
export { useForm, type FieldOfForm, type FormInUse, type FormOptions } from "./useForm.ts";
export { wordRule } from "./wordRule.ts";
