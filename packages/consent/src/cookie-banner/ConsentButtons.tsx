import type { ReactNode } from "react";

interface ConsentButtonsProps {
  readonly rejectLabel: string;
  readonly acceptLabel: string;
  /** Grants or refuses every optional category. */
  readonly onAnswer: (isGranted: boolean) => void;
  /** The third button, between the two. */
  readonly children: ReactNode;
}

/** The answer buttons. All look the same, so that refusing is as easy as allowing. */
export function ConsentButtons({ rejectLabel, acceptLabel, onAnswer, children }: ConsentButtonsProps) {
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
