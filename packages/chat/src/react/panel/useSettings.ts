import { type RefObject, useRef, useState } from "react";
import type { ChatSettings } from "./ChatSettings.tsx";

export interface SettingsPart {
  readonly isOpen: boolean;
  /** Undefined until it has come. */
  readonly Code: typeof ChatSettings | undefined;
  readonly hasFailed: boolean;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly open: () => void;
  /** The focus goes back to where they were opened. */
  readonly close: () => void;
}

/** The player's settings in the chat, whose code is loaded when they are opened. */
export function useSettings(): SettingsPart {
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [code, setCode] = useState<{ readonly Code: typeof ChatSettings }>();
  const opener = useRef<HTMLButtonElement>(null);
  const open = () => {
    setOpen(true);
    setFailed(false);
    import("./ChatSettings.tsx").then(
      ({ ChatSettings: Code }) => setCode({ Code }),
      () => setFailed(true),
    );
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return { isOpen, Code: code?.Code, hasFailed, opener, open, close };
}
