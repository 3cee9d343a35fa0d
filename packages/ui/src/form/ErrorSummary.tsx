import { Icon } from "../icon/Icon.tsx";

export interface SummarisedError {
  /** Id of the control, or of the first one of a group. */
  readonly fieldId: string;
  /** The field's label, if the text alone does not name the field. */
  readonly label?: string;
  readonly text: string;
}

export interface ErrorSummaryProps {
  readonly id: string;
  /** e.g. "2 felter skal rettes". */
  readonly title: string;
  readonly errors: readonly SummarisedError[];
  readonly headingLevel?: 2 | 3;
}

/** A question ends by itself: no colon after it. */
const labelled = (label: string) => (label.endsWith("?") ? label : `${label}:`);

/**
 * The errors that prevent a form from being sent, each a link to its field. Move the focus to it when you show it, so
 * that it is read out (WCAG 3.3.1).
 */
export function ErrorSummary({ id, title, errors, headingLevel = 2 }: ErrorSummaryProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    // It takes focus by script only and is no tab stop.
    <section className="error-summary" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Icon name="warning" />
      <div>
        <Heading id={`${id}-title`}>{title}</Heading>
        <ul>
          {errors.map(({ fieldId, label, text }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} data-field={fieldId}>
                {label && `${labelled(label)} `}
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
