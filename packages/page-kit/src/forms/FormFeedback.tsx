import { useEffect, useRef, type MouseEvent } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import { ErrorSummary, Notice } from "@spilhus/ui";
import { failureText } from "./failureText.ts";
import type { FormMessages } from "./formMessages.ts";
import type { FormInUse } from "./useForm.ts";

interface FormFeedbackProps<Name extends string> {
  readonly form: FormInUse<Name>;
  /** Labels of the fields, for the error summary. */
  readonly labels: Readonly<Record<Name, string>>;
  readonly messages: FormMessages;
  /** Texts for refusals by the service's code. */
  readonly refusals?: Readonly<Record<string, string>>;
}

/**
 * Feedback at the head of a form: an error summary when several fields are wrong, the reason of a failure, and for screen
 * readers that the form is being sent.
 */
export function FormFeedback<Name extends string>({
  form,
  labels,
  messages,
  refusals,
}: FormFeedbackProps<Name>) {
  const t = islandTranslator(messages);
  const { problems, failure, noted } = form.state;
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a long form the head is far from the button, which keeps the focus for a retry.
    if (failure) head.current?.querySelector(".notice")?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  const known = new Map<string, string>(Object.entries(labels));
  const goTo = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-field]") : null;
    const field = problems.find((problem) => form.props.id + "-" + problem.field === link?.dataset["field"]);
    if (!field) return;
    // The address must not change: it may contain the step of an overlay.
    event.preventDefault();
    form.focus(field.field);
  };
  return (
    // The links handle keys themselves; this only listens for their clicks.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={head} className="form-feedback" onClick={goTo}>
      {problems.length > 1 && form.state.stops > 0 && (
        <ErrorSummary
          id={`${form.props.id}-summary`}
          title={t("forms.summary", { count: problems.length })}
          errors={problems.map((problem) => ({
            fieldId: `${form.props.id}-${problem.field}`,
            ...(known.has(problem.field) && { label: known.get(problem.field) ?? "" }),
            text: form.say(problem),
          }))}
        />
      )}
      {failure && (
        <Notice tone="danger" live="assertive">
          {failureText(messages, failure, refusals)}
        </Notice>
      )}
      <output className="visually-hidden">
        {form.isSending ? t("forms.sending") : noted && form.say(noted)}
      </output>
    </div>
  );
}
