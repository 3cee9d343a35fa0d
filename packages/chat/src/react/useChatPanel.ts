import { useState } from "react";
import type { ChatPanel } from "./panel/ChatPanel.tsx";

/** The panel's code. */
export type PanelCode = { readonly Panel: typeof ChatPanel } | "loading" | "failed";

export interface PanelLoader {
  readonly code: PanelCode;
  /** Loads the code, which a page does not have before the chat is opened; after a failure again. */
  readonly load: () => void;
}

export function useChatPanel(): PanelLoader {
  const [code, setCode] = useState<PanelCode>("loading");
  const load = () => {
    if (code === "failed") setCode("loading");
    import("./panel/ChatPanel.tsx").then(
      ({ ChatPanel: Panel }) => setCode({ Panel }),
      () => setCode("failed"),
    );
  };
  return { code, load };
}
