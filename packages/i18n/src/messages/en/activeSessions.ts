import type { Translation } from "../translation.ts";

export const activeSessions = {
  title: "Where you are logged in",
  text: "If you do not recognise one of these places, log it out.",
  loading: "Fetching where you are logged in …",
  failedTitle: "We cannot fetch where you are logged in right now",
  here: "This device",
  unknownDevice: "Unknown device",
  loggedInMitid: "Logged in {{date}} with MitID",
  loggedInPasskey: "Logged in {{date}} with a passkey",
  loggedInPassword: "Logged in {{date}} with a password",
  lastUsed: "Last used {{date}} on {{site}}",
  end: "Log out",
  endNamed: "Log out on {{device}}",
  endOthers: "Log out everywhere else",
  ended: "You are logged out on {{device}}.",
  othersEnded: "You are logged out everywhere else.",
  endFailed: "You were not logged out. Try again.",
  gone: "You were logged out there already.",
} as const satisfies Translation<"activeSessions">;
