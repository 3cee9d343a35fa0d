import { TextField } from "@spilhus/ui";
import type { Words } from "../messages/index.ts";

/** The player of a form, by their number. */
export function CustomerNumberField({
  words,
  id = "customerNumber",
}: {
  readonly words: Words;
  readonly id?: string;
}) {
  return (
    <TextField
      id={id}
      name="customerNumber"
      label={words.t("fields.customerNumber")}
      inputMode="numeric"
      required
    />
  );
}
