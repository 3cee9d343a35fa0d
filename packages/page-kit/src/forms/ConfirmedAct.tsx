import type { ComponentProps, ReactNode } from "react";
import { required, type Rule } from "@spilhus/contracts/validation";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { ConfirmationForm } from "@spilhus/ui";
import { FormFeedback } from "./FormFeedback.tsx";
import { problemText } from "./problemText.ts";
import { useForm, type FormInUse } from "./useForm.ts";
import { wordRule } from "./wordRule.ts";

type Drawn = ComponentProps<typeof ConfirmationForm>;

interface ConfirmedActProps<Answer> extends Pick<
  Drawn,
  "id" | "consequences" | "warning" | "until" | "submitLabel" | "cancel" | "help"
> {
  /** How it is confirmed; a word to type comes with the word that is taken. */
  readonly asked:
    | Extract<Drawn["asked"], { readonly by: "tick" }>
    | (Extract<Drawn["asked"], { readonly by: "word" }> & { readonly word: string });
  /** Rules of the choices that belong to the act, by name, such as for how many days. */
  readonly choices?: Readonly<Record<string, readonly Rule[]>>;
  /** What is said of a choice that was not made, by name. */
  readonly unmade?: Readonly<Record<string, string>>;
  /** Does it, once, however often the button is pressed. It is given the choices. */
  readonly send: (values: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<Answer>;
  readonly onSent: (answer: Answer) => void;
  /** What is said of refusals that this act knows, by the service's code. */
  readonly refusals?: Readonly<Record<string, string>>;
  readonly messages: MessagesOf<"forms.basic" | "forms.confirm" | "validation.any">;
  /** Draws the choices. */
  readonly children?: (form: FormInUse<string>) => ReactNode;
}

/** An act that cannot be undone, done only when it was confirmed, and once. */
export function ConfirmedAct<Answer>(props: ConfirmedActProps<Answer>) {
  const { asked, choices, unmade, send, onSent, refusals = {}, messages, children, ...drawn } = props;
  const t = islandTranslator(messages);
  const missing = t(asked.by === "tick" ? "forms.mustConfirm" : "forms.mustTypeWord");
  const form = useForm<string, Answer>({
    id: drawn.id,
    fields: { ...choices, confirmation: asked.by === "tick" ? [required()] : [wordRule(asked.word)] },
    say: problemText(messages, { ...unmade, confirmation: missing }),
    send,
    onSent,
  });
  return (
    <ConfirmationForm
      {...drawn}
      {...form.props}
      asked={asked}
      error={form.field("confirmation").error}
      isBusy={form.isSending}
    >
      <FormFeedback form={form} labels={{ confirmation: "" }} messages={messages} refusals={refusals} />
      {children?.(form)}
    </ConfirmationForm>
  );
}
