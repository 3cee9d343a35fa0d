import type { Translation } from "../translation.ts";

export const notifications = {
  label: "Messages",
  newVersion: "There is a new version of the site.",
  offline: "The page cannot be fetched without a connection to the internet.",
  actions: {
    close: "Close the message",
    reload: "Reload the page",
  },
} as const satisfies Translation<"notifications">;
