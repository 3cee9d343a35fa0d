import type { Translation } from "../translation.ts";

export const confirmIdentity = {
  needed: "First show us that it is you. What you have typed is still here.",
  title: "Confirm that it is you",
  text: "It has been a while since you last showed us who you are. Do it again, and we will carry on.",
  byPasskey: "Confirm with a passkey",
  byMitId: "Confirm with MitID",
  confirmed: "Confirmed",
} as const satisfies Translation<"confirmIdentity">;
