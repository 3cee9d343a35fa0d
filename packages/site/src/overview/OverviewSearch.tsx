import { SearchComboboxFrame, SearchField } from "@spilhus/ui";
import type { PageRequest } from "../app/pageRequest.ts";

/** The search field of the overview: a form that works alone. */
export function OverviewSearch({ request: { t, query } }: { readonly request: PageRequest }) {
  const hidden: Record<string, string> = {};
  for (const [name, value] of query) if (name !== "q" && name !== "side") hidden[name] = value;
  return (
    <SearchComboboxFrame>
      <SearchField
        id="game-search"
        action="/spiloversigt"
        name="q"
        label={t("games.searchLabel")}
        placeholder={t("games.searchPlaceholder")}
        defaultValue={query.get("q") ?? ""}
        submitLabel={t("games.searchSubmit")}
        hidden={hidden}
      />
    </SearchComboboxFrame>
  );
}
