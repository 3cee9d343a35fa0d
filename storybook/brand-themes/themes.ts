import { ThemeTokensSchema, type ThemeTokens } from "@spilhus/contracts";

/** The compositions a brand chose, as `brands/<id>/brand.ts` states them. */
export interface Look {
  readonly header: "slim" | "tall";
  readonly mobileNav: "tabs" | "drawer";
  readonly hero: "cinematic" | "schedule";
  readonly gameCard: "portrait" | "plate";
  readonly lobby: "rails" | "sections";
  readonly footer: "columns" | "map";
}

export interface BrandTheme {
  readonly id: string;
  readonly tokens: ThemeTokens;
  readonly look: Look;
  readonly name: string;
}

const tokenFiles = import.meta.glob<unknown>("../../brands/*/theme.tokens.json", {
  eager: true,
  import: "default",
});
const identities = import.meta.glob<{ look: Look; name: string }>("../../brands/*/brand.ts", {
  eager: true,
  import: "identity",
});

/** Every brand that has tokens, found by its folder. */
export const brandThemes: readonly BrandTheme[] = Object.entries(tokenFiles).map(([file, tokens]) => {
  const id = file.split("/").at(-2) ?? "";
  const identity = identities[`../../brands/${id}/brand.ts`];
  if (!identity)
    throw new Error(`brands/${id} has theme.tokens.json but no brand.ts that exports "identity"`);
  return { id, tokens: ThemeTokensSchema.parse(tokens), look: identity.look, name: identity.name };
});

/** The theme of a brand; the first one where the id is unknown, as when an old address is opened. */
export function themeOf(id: unknown): BrandTheme {
  const theme = brandThemes.find((candidate) => candidate.id === id) ?? brandThemes[0];
  if (!theme) throw new Error("No brand has a theme.tokens.json");
  return theme;
}
