"use client";
import { useEffectEvent, useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { closeAndReturnFocus, focusInside } from "./dialogFocus.ts";

export interface ModalDialogProps extends Omit<
  ComponentProps<"dialog">,
  "className" | "style" | "title" | "open" | "ref" | "onClose" | "onCancel" | "aria-labelledby"
> {
  readonly title: string;
  /** Name of the close button; without it, only Escape and the content's own buttons close the dialog. */
  readonly closeLabel?: string;
  /** Called on Escape, the back gesture or the close button; the caller then closes the dialog or leaves it open. */
  readonly onClose: () => void;
  /** Whether the dialog is open; true by default. */
  readonly isOpen?: boolean;
  /** `sheet` is for a task such as signing up: wider, and at the bottom of a phone's screen. */
  readonly place?: "centre" | "sheet";
  /** A new value moves the focus as opening does, for content that is replaced. */
  readonly focusKey?: string;
  readonly actions?: ReactNode;
}

/**
 * A modal `<dialog>` with its heading and close button. Opening moves the focus to the element marked `data-first`, else
 * to the heading; closing gives it back to where it was.
 */
export function ModalDialog({
  title,
  closeLabel,
  onClose,
  isOpen = true,
  place = "centre",
  focusKey,
  actions,
  children,
  ...rest
}: ModalDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Layout effects: the cleanup runs while the dialog is still in the document, which giving the focus back needs.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    return () => closeAndReturnFocus(element, opener);
  }, [isOpen]);
  useLayoutEffect(() => {
    if (isOpen && dialog.current) focusInside(dialog.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new key moves the focus again
  }, [isOpen, focusKey]);

  // Some browsers close a dialog on the second Escape whatever the page says.
  const onNativeClose = useEffectEvent(() => {
    if (isOpen && dialog.current?.open === false) onClose();
  });
  return (
    <dialog
      {...rest}
      ref={dialog}
      className="dialog"
      data-place={place}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file field inside sends the same event when its own window is closed.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={onNativeClose}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {closeLabel !== undefined && (
            <button type="button" className="dialog-close" aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        {children}
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
    </dialog>
  );
}
