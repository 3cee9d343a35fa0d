import type { Translation } from "../translation.ts";

export const password = {
  forgot: "Forgot your password?",
  forgotBack: "Back to log in",
  title: "Choose a new password",
  description: "Choose a new password for your account.",
  forgotten: {
    forgotText: "Enter your e-mail, and we will send you a link to choose a new password.",
    forgotSend: "Send link",
    sentTitle: "Check your inbox",
    sentText:
      "If {{email}} belongs to an account with a password, you will get a link in a moment. It works for an hour. Check your spam folder too.",
  },
  choose: {
    opening: "Opening the link",
    label: "New password",
    consequence: "When you save, you are logged out on all devices.",
    save: "Save new password",
    goneTitle: "The link no longer works",
    goneText: "A link can be used once and works for an hour. Ask for a new one here.",
    failedTitle: "The link could not be opened",
    failedText: "We had no connection. Your link has not been used yet.",
    retry: "Try again",
    doneTitle: "Your password is changed",
    doneText: "You are logged out on all devices. Now you can log in with the new password.",
    toLogin: "Log in",
  },
} satisfies Translation<"password">;
