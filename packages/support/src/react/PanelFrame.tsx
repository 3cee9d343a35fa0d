import { Icon } from "@spilhus/ui";
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from "react";

interface PanelFrameProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Hidden where a vendor's frame has to stay alive behind it. */
  readonly isShown: boolean;
  /** A new value moves the focus to the heading. */
  readonly focusKey: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus();

/**
 * The panel beside the page, which stays usable. Opening moves the focus to the heading, Escape closes, and closing gives the
 * focus back to the button.
 */
export function PanelFrame({ title, closeLabel, isShown, focusKey, onClose, children }: PanelFrameProps) {
  const titleId = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  });
  useEffect(() => {
    const element = panel.current;
    if (!isShown || !element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    element.addEventListener("keydown", onKeyDown);
    return () => {
      element.removeEventListener("keydown", onKeyDown);
      // The button shows again once the panel is gone.
      requestAnimationFrame(() => document.querySelector<HTMLElement>("a[data-support]")?.focus());
    };
  }, [isShown]);
  return (
    <dialog
      ref={panel}
      open={isShown}
      className={isShown ? "support-panel" : "support-away"}
      aria-labelledby={titleId}
    >
      <div className="support-head">
        <h2 key={`${isShown} ${focusKey}`} ref={isShown ? takeFocus : null} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="dialog-close" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
