import type { notifications as danish } from "../da/notifications.ts";
import type { Translation } from "../translation.ts";

export const notifications = {
  label: "Messages",
  close: "Close the message",
  newVersion: "There is a new version of the site.",
  reload: "Reload the page",
  offline: "You have lost your internet connection.",
} as const satisfies Translation<typeof danish>;
