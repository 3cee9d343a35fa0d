"use client";
import { useEffect, useState } from "react";
import { hasAnswered } from "./hasAnswered.ts";
import type { RecurringConsentDialog, RecurringConsentDialogProps } from "./RecurringConsentDialog.tsx";

/**
 * Fetches the question about news and offers when it is its turn, in front of the page at once where it is forced,
 * otherwise at its foot after the cookie answer; and never for a visitor who has answered it.
 */
export function RecurringConsentIsland(props: RecurringConsentDialogProps) {
  const [Dialog, setDialog] = useState<typeof RecurringConsentDialog>();

  useEffect(() => {
    if (hasAnswered(document.cookie)) return undefined;
    const page = document.documentElement;
    const ask = () => {
      // One question at a time: cookies first.
      if (page.dataset["consent"] === undefined || document.querySelector("dialog[data-consent][open]"))
        return;
      watcher.disconnect();
      // A question that does not come is asked on the next page.
      import("./RecurringConsentDialog.tsx").then(
        (loaded) => setDialog(() => loaded.RecurringConsentDialog),
        () => undefined,
      );
    };
    const watcher = new MutationObserver(ask);
    watcher.observe(page, { attributes: true, attributeFilter: ["data-consent"] });
    watcher.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["open"] });
    ask();
    return () => watcher.disconnect();
  }, []);

  return Dialog && <Dialog {...props} />;
}
