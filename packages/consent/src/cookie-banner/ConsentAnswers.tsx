import type { ReactNode } from "react";

interface ConsentAnswersProps {
  readonly rejectLabel: string;
  readonly acceptLabel: string;
  /** Grants or refuses every optional category. */
  readonly onAnswer: (isGranted: boolean) => void;
  /** The third answer, between the two. */
  readonly children: ReactNode;
}

/** The answers of one look: refusing is as easy as allowing. */
export function ConsentAnswers({ rejectLabel, acceptLabel, onAnswer, children }: ConsentAnswersProps) {
  return (
    <div className="consent-answers">
      <button type="button" className="button" data-kind="secondary" onClick={() => onAnswer(false)}>
        {rejectLabel}
      </button>
      {children}
      <button type="button" className="button" data-kind="secondary" onClick={() => onAnswer(true)}>
        {acceptLabel}
      </button>
    </div>
  );
}
