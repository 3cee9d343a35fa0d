import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";

export interface FilterChoice {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** The first one should be "all", with an empty value. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly count?: number }[];
  readonly value?: string;
}

export interface FilterBarProps {
  readonly action: string;
  /** On the disclosure, e.g. "Filtre". */
  readonly title: string;
  /** Open from the start. */
  readonly open?: boolean;
  readonly choices: readonly FilterChoice[];
  readonly switches: readonly {
    readonly id: string;
    readonly name: string;
    readonly label: string;
    readonly checked: boolean;
  }[];
  readonly submitLabel: string;
  /** Search text and sorting in force, kept in the address. */
  readonly hidden?: Readonly<Record<string, string>>;
  /** Filters in force, each with the address without it. */
  readonly chosen: readonly {
    readonly label: string;
    readonly removeHref: string;
    readonly removeLabel: string;
  }[];
}

/** Filters as a form submitted by GET, so that the result has an address to share. */
export function FilterBar({
  action,
  title,
  open = false,
  choices,
  switches,
  submitLabel,
  hidden = {},
  chosen,
}: FilterBarProps) {
  return (
    <form className="filter-bar" method="get" action={action} data-filters="">
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <details open={open}>
        <summary>
          <Icon name="filter" />
          {title}
        </summary>
        <div className="filter-panel">
          {choices.map((choice) => (
            <div className="field" key={choice.id}>
              <label htmlFor={choice.id}>{choice.label}</label>
              <select className="input" id={choice.id} name={choice.name} defaultValue={choice.value ?? ""}>
                {choice.options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.count === undefined ? option.label : `${option.label} (${option.count})`}
                  </option>
                ))}
              </select>
            </div>
          ))}
          <div className="filter-switches">
            {switches.map((entry) => (
              <div className="choice" key={entry.id}>
                <input
                  type="checkbox"
                  id={entry.id}
                  name={entry.name}
                  value="1"
                  defaultChecked={entry.checked}
                />
                <label htmlFor={entry.id}>{entry.label}</label>
              </div>
            ))}
          </div>
          <Button type="submit">{submitLabel}</Button>
        </div>
      </details>
      {chosen.length > 0 && (
        <ul className="filter-chosen">
          {chosen.map((filter) => (
            <li key={filter.removeHref}>
              <a href={filter.removeHref} aria-label={filter.removeLabel}>
                {filter.label}
                <Icon name="close" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
