import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

export interface ReceiptProps {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** What was done, from when, until when. */
  readonly facts: readonly { readonly term: string; readonly value: ReactNode }[];
  /** The ways on. */
  readonly actions?: ReactNode;
  readonly headingLevel?: 1 | 2;
}

/** What was just done and from when it holds, to keep or print. It can take focus, where it takes a form's place. */
export function Receipt({ id, title, text, facts, actions, headingLevel = 2 }: ReceiptProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="receipt" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div className="receipt-head">
        <Icon name="check" />
        <Heading id={`${id}-title`}>{title}</Heading>
      </div>
      {text && <p>{text}</p>}
      <dl>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {actions && <div className="receipt-actions">{actions}</div>}
    </section>
  );
}
