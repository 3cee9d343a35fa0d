import { SearchComboboxFrame, SearchField } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";
import { PATHS } from "@spilhus/routes";
import { SearchIsland } from "./SearchIsland.tsx";

const FIELD_ID = "game-search";

/** The search form of the overview. It works without JavaScript, which adds suggestions. */
export function OverviewSearch({
  request: { t, messagesOf, query, brand },
}: {
  readonly request: PageRequest;
}) {
  const hidden: Record<string, string> = {};
  for (const [name, value] of query) if (name !== "q" && name !== "side") hidden[name] = value;
  return (
    <SearchComboboxFrame>
      <SearchField
        id={FIELD_ID}
        action={PATHS["game-overview"]}
        name="q"
        label={t("games.searchLabel")}
        placeholder={t("games.searchPlaceholder")}
        defaultValue={query.get("q") ?? ""}
        submitLabel={t("games.searchSubmit")}
        hidden={hidden}
      />
      <SearchIsland fieldId={FIELD_ID} brand={brand.id} messages={messagesOf("games.search")} />
    </SearchComboboxFrame>
  );
}
