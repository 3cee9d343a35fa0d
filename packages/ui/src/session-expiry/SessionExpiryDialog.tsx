import type { ComponentProps } from "react";
import { Button, type ButtonProps } from "../button/Button.tsx";
import { DialogFrame } from "../dialog/DialogFrame.tsx";

export interface SessionExpiryDialogProps extends Omit<
  ComponentProps<"dialog">,
  "id" | "className" | "style" | "children" | "role"
> {
  readonly id: string;
  readonly title: string;
  /** What happens and when, e.g. "Du bliver logget ud om"; the time left follows it. */
  readonly text: string;
  readonly timeLeft: string;
  readonly stayLabel: string;
  readonly logOutLabel: string;
  /** What the island does to the two buttons. */
  readonly stay?: Omit<ButtonProps, "children" | "kind">;
  readonly logOut?: Omit<ButtonProps, "children" | "kind">;
  /** That asking for more time failed. */
  readonly failure?: string | undefined;
}

/**
 * Warns that the session is about to end and asks for one press to go on (WCAG 2.2.1). The time left is a timer without
 * announcements; the title and text are read once, when the dialog opens.
 */
export function SessionExpiryDialog(props: SessionExpiryDialogProps) {
  const { id, title, text, timeLeft, stayLabel, logOutLabel, stay, logOut, failure, ...rest } = props;
  return (
    <DialogFrame>
      <dialog
        {...rest}
        id={id}
        role="alertdialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <div className="dialog-body">
          <h2 id={`${id}-title`}>{title}</h2>
          <p id={`${id}-text`}>
            {text}{" "}
            <strong className="number" role="timer" aria-live="off">
              {timeLeft}
            </strong>
          </p>
          {failure && <p role="alert">{failure}</p>}
          <div className="dialog-actions">
            <Button {...stay}>{stayLabel}</Button>
            <Button {...logOut} kind="secondary">
              {logOutLabel}
            </Button>
          </div>
        </div>
      </dialog>
    </DialogFrame>
  );
}
