import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/Icon.tsx";

export type OutcomeTone = "waiting" | "done" | "stopped";

const ICONS = {
  waiting: "clock",
  done: "check",
  // Nothing was taken: information, no alarm.
  stopped: "info",
} as const satisfies Record<OutcomeTone, IconName>;

export interface PaymentOutcomeProps {
  /** Id of the heading. */
  readonly id: string;
  readonly tone: OutcomeTone;
  readonly title: string;
  /** Of the heading; 2 by default. */
  readonly headingLevel?: 1 | 2 | 3;
  /** Announced when it appears: only the final state of a payment. */
  readonly isFinal?: boolean;
  /** What happened and what to do, in sentences. */
  readonly children: ReactNode;
  /** The receipt: amount, method, times, reference. */
  readonly facts?: readonly { readonly id: string; readonly term: string; readonly value: string }[];
  readonly actions?: ReactNode;
}

/** Where a payment stands. Calm whatever the outcome: money is never celebrated, and nothing blinks. */
export function PaymentOutcome(props: PaymentOutcomeProps) {
  const { id, tone, title, headingLevel = 2, isFinal = false, children, facts = [], actions } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="payment-outcome" data-tone={tone} aria-labelledby={id}>
      <div className="outcome-sign">
        <Icon name={ICONS[tone]} />
      </div>
      <div className="outcome-text" {...(isFinal && { role: "status" })}>
        <Heading id={id} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </div>
      {facts.length > 0 && (
        <dl className="outcome-facts">
          {facts.map(({ id: fact, term, value }) => (
            <div key={fact}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className="outcome-actions">{actions}</div>}
    </section>
  );
}
