import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import type { SignInDialog } from "./SignInDialog.tsx";

/** The overlay's code and words. */
export interface LoadedSignIn {
  readonly Dialog: typeof SignInDialog;
  readonly messages: IslandMessages<MessageKey>;
}

let loading: Promise<LoadedSignIn> | undefined;

/** Loads what the overlay needs, once; a failure is tried again. */
export function loadSignIn(): Promise<LoadedSignIn> {
  loading ??= import("./signInOverlay.ts").then(async ({ SignInDialog: Dialog, loadWords }) => ({
    Dialog,
    messages: await loadWords(),
  }));
  loading.catch(() => (loading = undefined));
  return loading;
}
