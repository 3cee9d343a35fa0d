import type { Translation } from "../translation.ts";

export const validation = {
  passwordRequired: "Enter your password.",
  passwordTooShort: "The password has at least {{min}} characters.",
  tooShort: "Enter at least {{min}} characters.",
  noDigits: "Digits are not allowed here.",
  noSpecialCharacters: "Special characters are not allowed here.",
  cprInvalid: "Enter your CPR number with its ten digits.",
  any: {
    invalid: "We cannot use this.",
    required: "Fill in this field.",
  },
  address: {
    emailRequired: "Enter your e-mail address.",
    emailInvalid: "Enter a valid e-mail address, such as name@example.com.",
  },
  newPassword: {
    newPasswordRequired: "Choose a new password.",
    passwordInvalid:
      "The password needs at least 8 characters, with a digit, a capital letter and a small letter.",
    passwordTooLong: "The password can have at most {{max}} characters.",
    passwordCommon: "So many people use that password that it is easy to guess. Choose another one.",
    passwordPersonal:
      "The password cannot contain your name, your e-mail or the name of the site. Choose another one.",
  },
  length: {
    lengthBetween: "Enter between {{min}} and {{max}} characters.",
  },
  phone: {
    phoneInvalid: "Enter a valid phone number, such as 20 12 34 56.",
  },
  amount: {
    amountInvalid: "Enter an amount of at least DKK 1.",
    amountBetween: "Enter an amount between {{minOre}} and {{maxOre}}.",
    limitsOutOfOrder: "Set the limit to at least {{leastOre}}, like the limit for the shorter period.",
  },
  meter: {
    strength: "Strength of the password",
    strengthNone: "Not entered yet",
    strengthWeak: "Weak",
    strengthFair: "Fair",
    strengthGood: "Good",
    strengthStrong: "Strong",
    partLength: "At least 8 characters",
    partDigit: "A digit",
    partUppercase: "A capital letter",
    partLowercase: "A small letter",
    partMet: "Met",
    partMissing: "Missing",
  },
} as const satisfies Translation<"validation">;
