import type { Translation } from "../translation.ts";

export const forms = {
  requiredNote: "Fields with * must be filled in.",
  optional: "optional",
  choose: "Choose",
  basic: {
    summary_one: "{{count}} field needs correcting",
    summary_other: "{{count}} fields need correcting",
    sending: "Sending …",
    failedNetwork:
      "We could not connect. Check that you are online, and try again. What you entered is still here.",
    failedTimeout:
      "We did not get an answer in time. What you entered is still here. Try again, and we will see whether it got through.",
    failedServer: "Something went wrong on our side. What you entered is still here. Try again shortly.",
    refused: "This is not possible right now.",
    tooMany: "You have tried too many times. Wait a little and try again.",
    tooManyMinutes_one: "You have tried too many times. Try again in {{count}} minute.",
    tooManyMinutes_other: "You have tried too many times. Try again in {{count}} minutes.",
  },
  reveal: {
    show: "Show",
    showPassword: "Show the password",
    hide: "Hide",
    hidePassword: "Hide the password",
  },
  confirm: {
    mustConfirm: "Confirm that you have read and understood it.",
    mustTypeWord: "Enter the word as it is written.",
  },
  amount: {
    kroner: "DKK",
  },
} as const satisfies Translation<"forms">;
