import type { Translation } from "../translation.ts";

export const session = {
  clock: "Logged in for",
  menu: "Your account",
  unread_one: "{{count}} unread",
  unread_other: "{{count}} unread",
  expiry: {
    logOut: "Log out",
    expiryTitle: "Are you still here?",
    expiryText: "For your safety you will be logged out in",
    stay: "Stay logged in",
    stayFailed: "We could not extend your session. Try again.",
  },
} as const satisfies Translation<"session">;
