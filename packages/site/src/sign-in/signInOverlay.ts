import { loadMessages } from "@spilhus/i18n/island";
import { buildInfo } from "../builds/buildInfo.ts";

export { SignInDialog } from "./SignInDialog.tsx";

/** The overlay's words, in the language of the page. */
export const loadWords = () =>
  loadMessages(document.documentElement.lang === "en" ? "en" : "da", buildInfo.id);
