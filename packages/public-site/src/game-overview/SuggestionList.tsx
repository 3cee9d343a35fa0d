/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the combobox pattern of ARIA has no tags of its own */
import { nameParts } from "./nameParts.ts";
import type { SuggestionState } from "./suggestionState.ts";
import { gamePath } from "@spilhus/routes";

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly state: SuggestionState;
  readonly onChoose: () => void;
}

/** Id of one suggestion, for `aria-activedescendant`. */
export const suggestionId = (listId: string, index: number): string => `${listId}-${index + 1}`;

/**
 * The list below the field. Suggestions are links, so that opening in a new tab and preloading work. None is a tab stop,
 * since the field keeps the focus. `SearchComboboxFrame` hides an empty list.
 */
export function SuggestionList({
  id,
  label,
  state: { found, isOpen, active },
  onChoose,
}: SuggestionListProps) {
  return (
    <div
      role="listbox"
      id={id}
      aria-label={label}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {isOpen &&
        found.map(({ slug, name, provider, matches }, index) => (
          <a
            // Keyed by index: the games change with each letter, and updating a row costs less than creating one.
            key={index}
            role="option"
            id={suggestionId(id, index)}
            aria-selected={index === active}
            tabIndex={-1}
            href={gamePath(slug)}
            onClick={onChoose}
          >
            <span>
              {nameParts({ name, matches }).map(({ text, isMarked }, part) =>
                // Parts have no id; their order never changes.
                isMarked ? <mark key={part}>{text}</mark> : text,
              )}
            </span>
            <small>{provider}</small>
          </a>
        ))}
    </div>
  );
}
