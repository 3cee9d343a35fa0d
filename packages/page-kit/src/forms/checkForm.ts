import { firstProblem, type FieldProblem, type Rule } from "@spilhus/contracts/validation";

/** The value of each field as text; empty for an unticked box. */
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

/** The rules of a form. */
export interface FormRules<Name extends string> {
  /** Every field of the form in order, with its rules (§5). */
  readonly fields: Readonly<Record<Name, readonly Rule[]>>;
  /** Rules about several fields; checked when each field is valid. */
  readonly together?: (values: FormValues<Name>) => FieldProblem | undefined;
}

/** The names of a form's fields in their order. */
export function fieldNames<Name extends string>({ fields }: FormRules<Name>): readonly Name[] {
  // The keys of a record by `Name` are its names.
  return Object.keys(fields) as Name[];
}

/** Reads a form's values as text by name, without files. */
export function readForm<Name extends string>(data: FormData, names: readonly Name[]): FormValues<Name> {
  const entries = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === "string" ? value : ""] as const;
  });
  // One entry for each name of the record.
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Everything the rules have against a form, one problem a field, in the order of the fields. */
export function checkForm<Name extends string>(
  rules: FormRules<Name>,
  values: FormValues<Name>,
): readonly FieldProblem[] {
  const problems = fieldNames(rules).flatMap((field) => {
    const problem = firstProblem(values[field], rules.fields[field]);
    return problem ? [{ field, ...problem }] : [];
  });
  if (problems.length > 0) return problems;
  const together = rules.together?.(values);
  return together ? [together] : [];
}
