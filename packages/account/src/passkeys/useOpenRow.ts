import { useEffect, useRef, useState } from "react";

/** The row of a list that is being changed, and how. */
export interface OpenRow {
  readonly id: string;
  readonly act: "rename" | "remove";
  /** What was typed before, where that could not be kept. */
  readonly name?: string;
}

/** Which row is open; when it closes, the button that opened it has the focus again. */
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
