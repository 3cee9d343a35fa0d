import type { ReactNode } from "react";

export interface SearchComboboxFrameProps {
  /**
   * A {@link SearchField}, or an island that takes it over: an `<input role="combobox">` in a form and a
   * `<div role="listbox">` of `<div role="option">` (name, `<small>` provider, `<mark>` for the match).
   */
  readonly children: ReactNode;
}

/** Styles the search and the suggestions an island opens under it. */
export function SearchComboboxFrame({ children }: SearchComboboxFrameProps) {
  return (
    <div className="search-combobox-frame" data-search="">
      {children}
    </div>
  );
}
