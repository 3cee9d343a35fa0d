export interface StepsProps {
  readonly label: string;
  readonly steps: readonly { readonly title: string; readonly text?: string }[];
}

/** What to do, in order. */
export function Steps({ label, steps }: StepsProps) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          {step.text && <p>{step.text}</p>}
        </li>
      ))}
    </ol>
  );
}
