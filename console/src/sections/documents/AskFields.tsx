import { DOCUMENT_KINDS, DOCUMENT_REASONS } from "@spilhus/contracts/payments";
import { ANSWER_DAYS } from "@spilhus/contracts/staff";
import { Checkbox, FieldGroup, Select, TextField } from "@spilhus/ui";
import type { Words } from "../../messages/index.ts";
import { optionsOf, textOf } from "../../section/index.ts";

const USUAL_DAYS = 14;

/** Which documents to ask for, why, and until when. */
export function AskFields({ words }: { readonly words: Words }) {
  const { t, label } = words;
  return (
    <>
      <Select
        id="ask-reason"
        name="reason"
        label={t("fields.reason")}
        options={optionsOf(words, DOCUMENT_REASONS)}
        required
      />
      <FieldGroup legend={t("fields.kinds")}>
        {DOCUMENT_KINDS.map((kind) => (
          <Checkbox key={kind} id={`kind-${kind}`} name="kinds" value={kind} label={label("choices", kind)} />
        ))}
      </FieldGroup>
      <TextField
        id="days"
        name="days"
        label={t("fields.days")}
        type="number"
        min={ANSWER_DAYS.least}
        max={ANSWER_DAYS.most}
        defaultValue={USUAL_DAYS}
        required
      />
    </>
  );
}

/** What a form with these fields sends. */
export const askedIn = (form: FormData) => ({
  reason: textOf(form, "reason"),
  kinds: form.getAll("kinds"),
  days: Number(textOf(form, "days")),
});
