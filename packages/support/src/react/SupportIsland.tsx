"use client";
import { useEffect, useState } from "react";
import type { SupportChat } from "./SupportChat.tsx";
import type { SupportSettings } from "./supportSettings.ts";

/** The button a click belongs to, if the page and not the browser handles it. */
function facadeIn(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return undefined;
  return target.closest<HTMLAnchorElement>("a[data-support]") ?? undefined;
}

/** Loads the chat when its button is first pressed. Until then it is this listener (R4.17). */
export function SupportIsland({ settings }: { readonly settings: SupportSettings }) {
  const [Chat, setChat] = useState<typeof SupportChat>();
  useEffect(() => {
    if (Chat) return undefined;
    const onClick = (event: MouseEvent) => {
      const facade = facadeIn(event);
      if (!facade) return;
      event.preventDefault();
      import("./SupportChat.tsx").then(
        (loaded) => setChat(() => loaded.SupportChat),
        // The page it leads to has phone and mail.
        () => location.assign(facade.href),
      );
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [Chat]);
  return Chat && <Chat settings={settings} facadeIn={facadeIn} />;
}
