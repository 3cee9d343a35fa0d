"use client";
import { useMemo, useReducer } from "react";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { SearchStatus } from "./SearchStatus.tsx";
import { SuggestionList } from "./SuggestionList.tsx";
import { NO_SUGGESTIONS, suggestionState } from "./suggestionState.ts";
import { useComboboxInput } from "./useComboboxInput.ts";
import { useTypedSearch } from "./useTypedSearch.ts";

export interface SearchSuggestionsProps {
  /** The server-rendered search field, which becomes a combobox. */
  readonly input: HTMLInputElement;
  /** Whether the visitor typed before this code was loaded. */
  readonly wasTyped: boolean;
  readonly brand: string;
  readonly messages: MessagesOf<"games.search">;
}

/** Suggests games below a search field while the visitor types (R2.16). */
export function SearchSuggestions({ input, wasTyped, brand, messages }: SearchSuggestionsProps) {
  const [state, dispatch] = useReducer(suggestionState, NO_SUGGESTIONS);
  const { progress, hasQuery } = useTypedSearch(input, brand, wasTyped, dispatch);
  const listId = `${input.id}-suggestions`;
  useComboboxInput(input, listId, state, dispatch);
  const t = useMemo(() => islandTranslator(messages), [messages]);
  return (
    <>
      <SuggestionList
        id={listId}
        label={t("games.searchLabel")}
        state={state}
        onChoose={() => dispatch({ type: "close" })}
      />
      <SearchStatus progress={progress} count={hasQuery ? state.found.length : undefined} t={t} />
    </>
  );
}
