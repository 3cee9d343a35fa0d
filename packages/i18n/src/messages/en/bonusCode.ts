import type { Translation } from "../translation.ts";

export const bonusCode = {
  title: "Bonus code",
  description:
    "Do you have a bonus code? Type it here, see what it gives, and we remember it until you have an account.",
  text: "Did we give you a code? Type it here, and we tell what it gives and remember it for you while you open an account or log in.",
  terms: "Read the terms",
  form: {
    label: "Your code",
    hint: "Letters and digits, as the code is written.",
    invalid: "Type the code as it is written: 3 to 30 letters, digits or hyphens.",
    unknown:
      "The code gives no offer. Check that it is written as you got it. It can also have ended, or be for others.",
    keep: "Save the code",
    keptTitle: "We remember the code {{code}}",
    keptText: "The code is in this tab of your browser alone. Your account is the next step.",
    checking: "Looking up what the code gives …",
    uncheckedTitle: "We remember the code {{code}}, but could not see whether it is valid",
    offer: "The code gives: {{title}}",
    signUp: "Open an account",
    logIn: "Log in",
    remove: "Remove the code",
  },
} satisfies Translation<"bonusCode">;
