import type { notifications as danish } from "../da/notifications.ts";
import type { Translation } from "../translation.ts";

export const notifications = {
  label: "Messages",
  close: "Close the message",
  newVersion: "There is a new version of the site.",
  reload: "Reload the page",
  offline: "The page cannot be fetched without a connection to the internet.",
} as const satisfies Translation<typeof danish>;
