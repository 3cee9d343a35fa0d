export { ConfirmedAction } from "./forms/ConfirmedAction.tsx";
export { FormFeedback } from "./forms/FormFeedback.tsx";
export { NewPasswordField } from "./forms/NewPasswordField.tsx";
export { RevealingPasswordField } from "./forms/RevealingPasswordField.tsx";
export { amountRule } from "./forms/amountRule.ts";
export { FORM_MESSAGES, NEW_PASSWORD_MESSAGES } from "./forms/formMessages.ts";
export { problemText } from "./forms/problemText.ts";
export { type FormInUse, useForm } from "./forms/useForm.ts";
