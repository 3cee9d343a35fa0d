import { useEffect, useRef, useState } from "react";

/** The row with an open form. */
export interface OpenRow {
  readonly id: string;
  readonly act: "rename" | "remove";
  /** The name typed before a failed rename. */
  readonly name?: string;
}

/** State of the open row. When it closes, focus returns to the button that opened it. */
export function useOpenRow() {
  const [open, setOpen] = useState<OpenRow>();
  const last = useRef<OpenRow>(undefined);
  useEffect(() => {
    const closed = open ? undefined : last.current;
    last.current = open;
    if (!closed) return;
    const actions = document.querySelector(`[data-row="${closed.id}"] .row-actions`);
    const button = actions?.children[closed.act === "rename" ? 0 : 1];
    if (button instanceof HTMLElement) button.focus();
  }, [open]);
  return { open, setOpen, close: () => setOpen(undefined) };
}
