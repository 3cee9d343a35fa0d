import { type RefObject, useRef, useState } from "react";
import { type LoadedCode, useCode } from "../code/useCode.ts";

export interface SettingsPart extends Omit<LoadedCode<typeof import("./ChatSettings.tsx")>, "load"> {
  readonly isOpen: boolean;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly open: () => void;
  /** The focus goes back to where they were opened. */
  readonly close: () => void;
}

/** The player's settings in the chat, whose code is loaded when they are opened. */
export function useSettings(): SettingsPart {
  const [isOpen, setOpen] = useState(false);
  const { load, ...code } = useCode(() => import("./ChatSettings.tsx"));
  const opener = useRef<HTMLButtonElement>(null);
  const open = () => {
    setOpen(true);
    load();
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return { isOpen, ...code, opener, open, close };
}
