import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";

export interface SearchFieldProps {
  readonly id: string;
  /** Address that receives the query by GET. */
  readonly action: string;
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly defaultValue?: string;
  readonly submitLabel: string;
  /** Other filters in force, kept in the address. */
  readonly hidden?: Readonly<Record<string, string>>;
}

/** Search as a form that works without script; put it inside a `SearchComboboxFrame`. */
export function SearchField({
  id,
  action,
  name,
  label,
  placeholder,
  defaultValue,
  submitLabel,
  hidden = {},
}: SearchFieldProps) {
  return (
    <search>
      <form method="get" action={action}>
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <Icon name="search" />
        <input
          className="input"
          id={id}
          type="search"
          name={name}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          {...(placeholder !== undefined && { placeholder })}
          {...(defaultValue !== undefined && { defaultValue })}
        />
        {Object.entries(hidden).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <Button type="submit" kind="secondary">
          {submitLabel}
        </Button>
      </form>
    </search>
  );
}
