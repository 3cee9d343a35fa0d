import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { DialogFrame } from "./DialogFrame.tsx";

export interface DialogProps {
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** `sheet` for a task of its own: wider, and from the foot of a phone's screen. */
  readonly place?: "centre" | "sheet";
}

/**
 * A modal dialog without script of its own: a button with `command="show-modal"` and `commandfor` this id opens it,
 * Escape and the close button (a `method="dialog"` form) shut it.
 */
export function Dialog({ id, title, closeLabel, children, actions, place = "centre" }: DialogProps) {
  return (
    <DialogFrame>
      <dialog id={id} data-place={place} aria-labelledby={`${id}-title`}>
        <div className="dialog-body">
          <div className="dialog-head">
            <h2 id={`${id}-title`}>{title}</h2>
            <form method="dialog">
              <button className="dialog-close" type="submit" aria-label={closeLabel}>
                <Icon name="close" />
              </button>
            </form>
          </div>
          <div>{children}</div>
          {actions && <div className="dialog-actions">{actions}</div>}
        </div>
      </dialog>
    </DialogFrame>
  );
}
