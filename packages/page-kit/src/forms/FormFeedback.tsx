import { useEffect, useRef, type MouseEvent } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import { ErrorSummary, Notice } from "@spilhus/ui";
import { failureText } from "./failureText.ts";
import type { FormMessages } from "./formMessages.ts";
import type { FormInUse } from "./useForm.ts";

interface FormFeedbackProps<Name extends string> {
  readonly form: FormInUse<Name>;
  /** The labels of the fields, for the summary. */
  readonly labels: Readonly<Record<Name, string>>;
  readonly messages: FormMessages;
  /** What is said of refusals that this form knows, by the service's code. */
  readonly refusals?: Readonly<Record<string, string>>;
}

/**
 * What a form says of itself, at its head: a summary where more than one field is wrong, why it could not be sent, and
 * for those who do not see it that it is being sent.
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
    // A long form's button is far from its head. The focus stays on the button, to press it again.
    if (failure) head.current?.querySelector(".notice")?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  const known = new Map<string, string>(Object.entries(labels));
  const goTo = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-field]") : null;
    const field = problems.find((problem) => form.props.id + "-" + problem.field === link?.dataset["field"]);
    if (!field) return;
    // The address stays as it is: it may hold the step of an overlay.
    event.preventDefault();
    form.focus(field.field);
  };
  return (
    // Links inside answer keys by themselves; this only hears their clicks.
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
