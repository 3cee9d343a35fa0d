import { Button, type ButtonProps } from "../button/Button.tsx";
import { ModalDialog } from "../dialog/ModalDialog.tsx";

export interface SessionExpiryDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What happens and when, e.g. "Du bliver logget ud om"; the time left follows it. */
  readonly text: string;
  readonly timeLeft: string;
  readonly stayLabel: string;
  readonly logOutLabel: string;
  readonly onStay: () => void;
  readonly onLogOut: () => void;
  /** Whether the request for more time is pending. */
  readonly isStaying?: ButtonProps["isBusy"];
  /** Why the time was not extended. */
  readonly failure?: string | undefined;
}

const TEXT_ID = "session-expiry-text";

/**
 * Warns that the session is about to end; one press, or Escape, extends it (WCAG 2.2.1). The time left is a timer without
 * announcements; title and text are read once, when the dialog opens.
 */
export function SessionExpiryDialog(props: SessionExpiryDialogProps) {
  const { isOpen, title, text, timeLeft, stayLabel, logOutLabel, onStay, onLogOut, isStaying, failure } =
    props;
  return (
    <ModalDialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onClose={onStay}
      aria-describedby={TEXT_ID}
      actions={
        <>
          <Button data-first="" onClick={onStay} isBusy={isStaying ?? false}>
            {stayLabel}
          </Button>
          <Button kind="secondary" onClick={onLogOut}>
            {logOutLabel}
          </Button>
        </>
      }
    >
      <p id={TEXT_ID}>
        {text}{" "}
        <strong className="number" role="timer" aria-live="off">
          {timeLeft}
        </strong>
      </p>
      {failure && <p role="alert">{failure}</p>}
    </ModalDialog>
  );
}
