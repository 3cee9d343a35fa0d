/** The Trusted Types policy by which the start script gives chunks their addresses. */
export const START_POLICY = "start";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
    // A `TrustedScriptURL` in fact, which `src` takes like a string.
  ): { createScriptURL(address: string): string };
}

/** Loads the chunks of a page after its first frame, or at the load event of a page that nobody looks at. */
export function loadAfterPaint(chunks: readonly string[], data: DOMStringMap): void {
  // The DOM types do not have it yet, nor do all browsers.
  const { trustedTypes } = self as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(START_POLICY, { createScriptURL: (address) => address });
  let isStarted = false;
  const load = () => {
    if (isStarted) return;
    isStarted = true;
    // The first frame is there. The page's own code removes the mark.
    if (data["arrival"]) data["arrival"] = "seen";
    for (const chunk of chunks) {
      const script = document.createElement("script");
      script.async = true;
      script.src = policy ? policy.createScriptURL(chunk) : chunk;
      document.head.append(script);
    }
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(load));
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", afterPaint);
  else afterPaint();
  addEventListener("load", load);
}
