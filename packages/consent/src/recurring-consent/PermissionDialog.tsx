"use client";
import type { ReactNode } from "react";
import { ModalDialog } from "@spilhus/ui/react";

interface PermissionDialogProps {
  /** Whether the dialog is modal; otherwise it stands at the foot of the page. */
  readonly isForced: boolean;
  readonly title: string;
  /** Escape, where the dialog is modal. */
  readonly onClose: () => void;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the question about news and offers. */
export function PermissionDialog({ isForced, title, onClose, actions, children }: PermissionDialogProps) {
  if (isForced) {
    return (
      <ModalDialog title={title} onClose={onClose} data-permission="forced" actions={actions}>
        {children}
      </ModalDialog>
    );
  }
  return (
    <dialog
      open
      className="dialog"
      aria-labelledby="permission-title"
      data-permission="offered"
      data-place="foot"
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id="permission-title">{title}</h2>
        </div>
        {children}
        <div className="dialog-actions">{actions}</div>
      </div>
    </dialog>
  );
}
