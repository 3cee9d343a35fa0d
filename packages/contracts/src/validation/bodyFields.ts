import * as z from "zod/mini";
import { amountBetween } from "./amountBetween.ts";
import { DEPOSIT_LIMIT_ORE, depositLimits } from "./depositLimits.ts";
import { optionalEmail } from "./email.ts";
import { anyIdentityNumber } from "./identityNumber.ts";
import { existingPassword, newPassword, PASSWORD_MAX_LENGTH } from "./password.ts";
import { writtenPhone } from "./phone.ts";
import { firstProblem, type Rule } from "./problem.ts";
import { required } from "./required.ts";
import { holds } from "./schemaCheck.ts";

// Apart from the rules: a form that only asks them carries no schemas to the browser.
const field = (...rules: readonly Rule[]) => z.string().check(holds((value) => firstProblem(value, rules)));

/** An address, where there must be one. */
export const EmailSchema = field(required("email"), optionalEmail);
export const NewPasswordSchema = field(required("newPassword"), newPassword);
/** Long input is refused before anything is worked out from it. */
export const ExistingPasswordSchema = z
  .string()
  .check(z.maxLength(PASSWORD_MAX_LENGTH * 2))
  .check(holds((value) => firstProblem(value, [required("password"), existingPassword])));
export const PhoneNumberSchema = field(writtenPhone);
export const CprSchema = field(anyIdentityNumber);

const Amount = z.int().check(holds(amountBetween(DEPOSIT_LIMIT_ORE)));

/** All three are set, each typed by the player. */
export const DepositLimitAmountsSchema = z
  .object({ dayOre: Amount, weekOre: Amount, monthOre: Amount })
  .check(holds(depositLimits));
