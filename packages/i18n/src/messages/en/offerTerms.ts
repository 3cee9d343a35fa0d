import type { Translation } from "../translation.ts";

export const offerTerms = {
  dialog: {
    title: "Terms of an offer",
    close: "Close",
    loading: "Loading the terms …",
    again: "Try again",
    next: "You accept the offer once you are logged in, before you deposit. You can play without a bonus.",
  },
  answers: {
    unknownCode:
      "The code {{code}} gives no offer. Check that it is written as you got it. It can also have ended, or be for others.",
    gone: "We do not have that offer. It has ended, or the link is wrong.",
    notForYou: "The offer is not for your account.",
    restricted: "Your account is restricted right now, so we show you no offers.",
    tooMany: "Many codes have been asked for from here. Wait a minute, and try again.",
    unanswered: "We cannot load the terms right now. Try again in a moment.",
  },
} satisfies Translation<"offerTerms">;
