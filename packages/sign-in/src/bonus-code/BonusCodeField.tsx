import { TextField, type TextFieldProps } from "@spilhus/ui";

type BonusCodeFieldProps = Pick<TextFieldProps, "id" | "name" | "error" | "label" | "hint" | "defaultValue">;

/** The field that a bonus code is typed into. */
export function BonusCodeField(props: BonusCodeFieldProps) {
  return (
    <TextField
      {...props}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      required
    />
  );
}
