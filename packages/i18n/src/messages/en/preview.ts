import type { Translation } from "../translation.ts";

export const preview = {
  title: "Draft",
  text: "You are looking at content that has not been published.",
  leave: "Leave the preview",
} as const satisfies Translation<"preview">;
