import type { confirmIdentity as danish } from "../da/confirmIdentity.ts";
import type { Translation } from "../translation.ts";

export const confirmIdentity = {
  needed: "Show first that it is you. What you have typed is still here.",
  title: "Confirm that it is you",
  text: "It is a while since you last showed who you are. Do it again, and we will go on.",
  byPasskey: "Confirm with a passkey",
  byMitId: "Confirm with MitID",
  confirmed: "Confirmed",
} as const satisfies Translation<typeof danish>;
