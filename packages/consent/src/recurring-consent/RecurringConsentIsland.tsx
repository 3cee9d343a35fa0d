"use client";
import { useEffect, useState } from "react";
import { hasAnswered } from "./hasAnswered.ts";
import type { RecurringConsentDialog, RecurringConsentDialogProps } from "./RecurringConsentDialog.tsx";

/**
 * Loads the question about news and offers after the visitor has answered the question about cookies; never for a visitor
 * who has answered it.
 */
export function RecurringConsentIsland(props: RecurringConsentDialogProps) {
  const [Dialog, setDialog] = useState<typeof RecurringConsentDialog>();

  useEffect(() => {
    if (hasAnswered(document.cookie)) return undefined;
    const page = document.documentElement;
    const loadWhenDue = () => {
      // One question at a time: cookies first.
      if (page.dataset["consent"] === undefined || document.querySelector("dialog[data-consent][open]"))
        return;
      watcher.disconnect();
      // If it fails to load, the next page tries again.
      import("./RecurringConsentDialog.tsx").then(
        (loaded) => setDialog(() => loaded.RecurringConsentDialog),
        () => undefined,
      );
    };
    const watcher = new MutationObserver(loadWhenDue);
    watcher.observe(page, { attributes: true, attributeFilter: ["data-consent"] });
    // The cookie dialog is removed once it is answered.
    watcher.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["open"],
    });
    loadWhenDue();
    return () => watcher.disconnect();
  }, []);

  return Dialog && <Dialog {...props} />;
}
