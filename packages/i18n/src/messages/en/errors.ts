import type { Translation } from "../translation.ts";

export const errors = {
  notFoundTitle: "We cannot find the page",
  notFoundText: "It may have moved, or there may be a slip in the address.",
  serverErrorTitle: "Something went wrong on our side",
  serverErrorText: "The page cannot be shown right now. Please try again in a moment.",
  unavailableTitle: "Your account cannot be shown right now",
  unavailableText:
    "We keep trying by ourselves, and your account appears as soon as it works. The rest of the site works.",
  paymentUnavailableTitle: "Your payment cannot be shown right now",
  paymentUnavailableText:
    "If you have paid, your money is not lost: it is credited to your account when the bank has confirmed the payment. Do not pay again. The page tries again by itself, and you can safely close it.",
  toFrontPage: "To the front page",
  toGames: "See all games",
  toCustomerService: "Contact customer service",
  reference: "Reference: {{id}}",
  partFailed: "We cannot load this right now.",
  actions: {
    retry: "Try again",
  },
} as const satisfies Translation<"errors">;
