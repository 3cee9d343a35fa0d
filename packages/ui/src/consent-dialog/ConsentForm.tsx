import type { ConsentCategory } from "@spilhus/contracts";

export interface ConsentCategoryText {
  readonly category: ConsentCategory;
  readonly label: string;
  readonly text: string;
}

export interface ConsentFormProps {
  /** Address that receives the answer, also without scripts. */
  readonly action: string;
  /** The page to return to after sending without scripts; defaults to the page of the form. */
  readonly to?: string;
  readonly legend: string;
  readonly categories: readonly ConsentCategoryText[];
  /** Categories granted before; nothing else is ever ticked in advance. */
  readonly granted?: readonly ConsentCategory[];
  readonly rejectAllLabel: string;
  readonly acceptAllLabel: string;
  readonly saveLabel: string;
}

/**
 * The consent question as a plain form: the necessary category is ticked and fixed, the visitor chooses the others, and
 * the answers are three buttons of the same style. Posts `answer=all|none|chosen` and one field per ticked category.
 */
export function ConsentForm({
  action,
  to,
  legend,
  categories,
  granted = [],
  rejectAllLabel,
  acceptAllLabel,
  saveLabel,
}: ConsentFormProps) {
  return (
    <form method="post" action={action} className="dialog-form">
      {to !== undefined && <input type="hidden" name="to" value={to} />}
      <fieldset>
        <legend className="visually-hidden">{legend}</legend>
        {categories.map(({ category, label, text }) => {
          const fixed = category === "necessary";
          const id = `consent-${category}`;
          return (
            <div className="consent-category" key={category}>
              <input
                type="checkbox"
                id={id}
                name={category}
                value="1"
                aria-describedby={`${id}-text`}
                defaultChecked={fixed || granted.includes(category)}
                disabled={fixed}
              />
              <label htmlFor={id}>{label}</label>
              <p id={`${id}-text`}>{text}</p>
            </div>
          );
        })}
      </fieldset>
      <div className="consent-answers">
        {(
          [
            ["none", rejectAllLabel],
            ["chosen", saveLabel],
            ["all", acceptAllLabel],
          ] as const
        ).map(([answer, label]) => (
          <button
            key={answer}
            className="button"
            data-kind="secondary"
            type="submit"
            name="answer"
            value={answer}
          >
            {label}
          </button>
        ))}
      </div>
    </form>
  );
}
