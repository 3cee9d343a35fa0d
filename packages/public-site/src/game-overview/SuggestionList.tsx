/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the combobox pattern of ARIA has no tags of its own */
import { nameParts } from "./nameParts.ts";
import type { SuggestionState } from "./suggestionState.ts";

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly state: SuggestionState;
  readonly onChoose: () => void;
}

/** Id of one suggestion, for `aria-activedescendant`. */
export const suggestionId = (listId: string, place: number): string => `${listId}-${place + 1}`;

/**
 * The list under the field. Suggestions are links, so that pressing one, opening it in a new tab and preloading it work
 * as everywhere; none is a tab stop, since the field keeps the focus. An empty list is not shown (`SearchComboboxFrame`).
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
        found.map(({ slug, name, provider, matches }, place) => (
          <a
            // By place and not by game: with each letter other games come, and a row filled anew costs less than a new one.
            key={place}
            role="option"
            id={suggestionId(id, place)}
            aria-selected={place === active}
            tabIndex={-1}
            href={`/spilside/${slug}`}
            onClick={onChoose}
          >
            <span>
              {nameParts({ name, matches }).map(({ text, isMarked }, part) =>
                // Parts have no name of their own, and their order is all they are.
                isMarked ? <mark key={part}>{text}</mark> : text,
              )}
            </span>
            <small>{provider}</small>
          </a>
        ))}
    </div>
  );
}
