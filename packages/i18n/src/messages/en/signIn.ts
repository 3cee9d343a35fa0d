import type { Translation } from "../translation.ts";

export const signIn = {
  title: "Log in",
  text: "You log in with MitID and come back here.",
  continueText: "Log in to continue to the page you were looking for.",
  mitId: "Log in with MitID",
  passwordTitle: "Log in with a password",
  passwordText: "If you already have a password with us.",
  password: "Password",
  submit: "Log in",
  refused: "E-mail and password do not match. Try again, or log in with MitID.",
  mitIdNeeded: "We do not know this device yet. Log in with MitID here the first time.",
  noAccount: "No account yet?",
  signUpTitle: "Open an account",
  signUpText: "You open your account with MitID, so that we know it is really you.",
  signUpAge: "You must be 18 or older.",
  signUpOne: "You can have one account with us.",
  signUpRegister: "We check with ROFUS that you have not excluded yourself from gambling.",
  signUpMitId: "Continue with MitID",
  hasAccount: "Already have an account?",
  close: "Close",
  withoutScript: "Your account",
  mitIdErrors: {
    dismissed: "You cancelled MitID. Try again when you are ready.",
    failed: "Something went wrong on the way to MitID. Try again in a moment.",
    underAge: "You must be 18 or older to play.",
    excluded:
      "You cannot play right now, because you are excluded from gambling in ROFUS. Call StopSpillet if you want to talk to someone.",
    accountExists: "You already have an account. Log in instead.",
    otherPerson: "That was not the person who is logged in. Use your own MitID.",
  },
  byPassword: {
    email: "E-mail",
    alreadySignedIn: "You are already logged in. Reload the page.",
  },
} as const satisfies Translation<"signIn">;
