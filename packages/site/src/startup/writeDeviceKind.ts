import { SITE_LIMITS } from "@spilhus/contracts";
import { deviceKind } from "@spilhus/lib";
import { refreshOnResize } from "./refreshOnResize.ts";

/**
 * Writes the device kind (R3.12) to the document element for styles and islands, and again 50 ms after a resize
 * (R9.07). All visitors share the same page, so the server cannot write it.
 *
 * @returns a function that stops
 */
export function writeDeviceKind(host: Window): () => void {
  const write = () => {
    const { userAgent, maxTouchPoints } = host.navigator;
    host.document.documentElement.dataset["device"] = deviceKind(userAgent, { maxTouchPoints });
  };
  write();
  return refreshOnResize(host, write, SITE_LIMITS.resizeRefreshMs);
}
