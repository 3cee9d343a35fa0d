import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Icon } from "../icon/Icon.tsx";

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  max-width: 52rem;

  details {
    border: var(--shape-line) solid var(--color-border);
    border-radius: var(--shape-panel);
    background: var(--color-surface-raised);
  }

  details[open] {
    border-color: var(--color-border-strong);
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    min-height: 3.25rem;
    padding: 0.7rem var(--space-4);
    border-radius: inherit;
    font-weight: var(--type-weight-strong);
    list-style: none;
    overflow-wrap: anywhere;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary:hover {
    color: var(--color-accent-text);
  }

  summary .icon {
    transition: rotate var(--motion-base) var(--motion-ease-land);
  }

  details[open] summary .icon {
    rotate: 180deg;
  }

  .faq-answer {
    padding: 0 var(--space-4) var(--space-4);
  }
`;

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
    <Root>
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} {...(group !== undefined && { name: group })}>
          <summary>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <div className="faq-answer">{answer}</div>
        </details>
      ))}
    </Root>
  );
}
