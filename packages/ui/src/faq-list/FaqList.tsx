import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

export interface Question {
  /** Id of the question, so that it can be linked to. */
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

/** Questions that open without script; only one of a group at a time where `group` names it. */
export function FaqList({
  questions,
  group,
}: {
  readonly questions: readonly Question[];
  readonly group?: string;
}) {
  return (
    <div className="faq-list">
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} {...(group !== undefined && { name: group })}>
          <summary>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <div className="faq-answer">{answer}</div>
        </details>
      ))}
    </div>
  );
}
