import type { ComponentProps, ReactNode } from "react";
import { required, type Rule } from "@spilhus/contracts/validation";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { ConfirmationForm } from "@spilhus/ui";
import { FormFeedback } from "./FormFeedback.tsx";
import { problemText } from "./problemText.ts";
import { useForm, type FormInUse } from "./useForm.ts";
import { wordRule } from "./wordRule.ts";

type Drawn = ComponentProps<typeof ConfirmationForm>;

interface ConfirmedActionProps<Answer> extends Pick<
  Drawn,
  "id" | "consequences" | "warning" | "until" | "submitLabel" | "cancel" | "help"
> {
  /** How the action is confirmed; with the word to type, if one must be typed. */
  readonly confirmation:
    | Extract<Drawn["confirmation"], { readonly by: "tick" }>
    | (Extract<Drawn["confirmation"], { readonly by: "word" }> & { readonly word: string });
  /** Rules of the action's choices by name, such as the number of days. */
  readonly choices?: Readonly<Record<string, readonly Rule[]>>;
  /** Texts for missing choices by name. */
  readonly missingTexts?: Readonly<Record<string, string>>;
  /** Performs the action with the choices; called once however often the button is pressed. */
  readonly send: (values: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<Answer>;
  readonly onSent: (answer: Answer) => void;
  /** Texts for refusals by the service's code. */
  readonly refusals?: Readonly<Record<string, string>>;
  readonly messages: MessagesOf<"forms.basic" | "forms.confirm" | "validation.any">;
  /** Renders the choices. */
  readonly children?: (form: FormInUse<string>) => ReactNode;
}

/** An action that cannot be undone: performed once, after a confirmation. */
export function ConfirmedAction<Answer>(props: ConfirmedActionProps<Answer>) {
  const {
    confirmation,
    choices,
    missingTexts,
    send,
    onSent,
    refusals = {},
    messages,
    children,
    ...drawn
  } = props;
  const t = islandTranslator(messages);
  const missing = t(confirmation.by === "tick" ? "forms.mustConfirm" : "forms.mustTypeWord");
  const form = useForm<string, Answer>({
    id: drawn.id,
    fields: {
      ...choices,
      confirmation: confirmation.by === "tick" ? [required()] : [wordRule(confirmation.word)],
    },
    say: problemText(messages, { ...missingTexts, confirmation: missing }),
    send,
    onSent,
  });
  return (
    <ConfirmationForm
      {...drawn}
      {...form.props}
      confirmation={confirmation}
      error={form.field("confirmation").error}
      isBusy={form.isSending}
    >
      <FormFeedback form={form} labels={{ confirmation: "" }} messages={messages} refusals={refusals} />
      {children?.(form)}
    </ConfirmationForm>
  );
}
