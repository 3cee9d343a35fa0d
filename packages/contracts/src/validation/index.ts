export { amountBetween, type AmountBounds } from "./amountBetween.ts";
export { phoneNumber } from "@spilhus/jurisdiction/numbers";
export {
  CprSchema,
  DepositLimitAmountsSchema,
  EmailSchema,
  ExistingPasswordSchema,
  NewPasswordSchema,
  PhoneNumberSchema,
} from "./bodyFields.ts";
export { DEPOSIT_LIMIT_ORE, depositLimits, type DepositLimitAmounts } from "./depositLimits.ts";
export { optionalEmail } from "./email.ts";
export { FieldProblemSchema, fieldProblems, type FieldProblem } from "./fieldProblems.ts";
export { identityNumber } from "./identityNumber.ts";
export { canUsePasskey, isPasskeyUserId, type PasskeyConditions } from "./passkey.ts";
export {
  PASSWORD_LEVELS,
  passwordStrength,
  type PasswordLevel,
  type PasswordStrength,
} from "./passwordStrength.ts";
export {
  PASSWORD_MIN_LENGTH,
  PASSWORD_MAX_LENGTH,
  characters,
  PASSWORD_PARTS,
  newPassword,
  existingPassword,
} from "./password.ts";
export { phone, writtenPhone } from "./phone.ts";
export { VALIDATION_PROBLEMS, firstProblem, type ProblemId, type Problem, type Rule } from "./problem.ts";
export { required } from "./required.ts";
export { holds } from "./schemaCheck.ts";
export { SIGNUP_ENTRY_STEP, isSignupStep } from "./signupStep.ts";
export { SPECIAL_CHARACTERS, minLength, lengthBetween, noDigits, noSpecialCharacters } from "./textRules.ts";
