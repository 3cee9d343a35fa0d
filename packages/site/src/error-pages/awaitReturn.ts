import { pollWhileVisible } from "@spilhus/page-kit/polling";
import { returnWhenBack } from "./returnWhenBack.ts";

/** Reloads the page as soon as the server can show it again, until the visitor has left. */
export function awaitReturn(left: AbortSignal): void {
  if (left.aborted) return;
  const stop = pollWhileVisible((signal) => returnWhenBack(location, signal));
  left.addEventListener("abort", stop, { once: true });
}
