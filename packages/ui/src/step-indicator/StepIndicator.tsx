import { Icon } from "../icon/Icon.tsx";

export interface IndicatedStep {
  readonly id: string;
  readonly label: string;
  /** Address of a completed step; without it there is no way back to the step. */
  readonly href?: string;
}

export interface StepIndicatorProps {
  /** e.g. "Trin i oprettelsen". */
  readonly label: string;
  readonly steps: readonly IndicatedStep[];
  /** Id of the step shown. */
  readonly current: string;
  /** e.g. "Trin 2 af 4"; stands over the names where the screen is narrow. */
  readonly progress: string;
  /** Label of steps before the current one, e.g. "færdig". */
  readonly doneLabel: string;
}

/** Progress in a task of several steps. */
export function StepIndicator({ label, steps, current, progress, doneLabel }: StepIndicatorProps) {
  const position = steps.findIndex((step) => step.id === current);
  return (
    <nav className="step-indicator" aria-label={label}>
      <p>
        <span>{progress}</span> <strong>{steps[position]?.label}</strong>
      </p>
      <ol>
        {steps.map(({ id, label: name, href }, index) => {
          const isDone = index < position;
          const text = (
            <>
              {isDone && <Icon name="check" label={doneLabel} />}
              <span>{name}</span>
            </>
          );
          return (
            <li
              key={id}
              data-state={isDone ? "done" : index === position ? "current" : "ahead"}
              {...(index === position && { "aria-current": "step" as const })}
            >
              {isDone && href !== undefined ? <a href={href}>{text}</a> : text}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
