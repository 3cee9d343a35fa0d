/** A file of a brand folder as it was found. */
export type BrandPart =
  | { readonly state: "read"; readonly value: unknown }
  | { readonly state: "missing" }
  | { readonly state: "broken"; readonly reason: string };

/** The files of a brand folder and the export that is read from each. */
export const PART_FILES = {
  identity: { file: "brand.ts", exported: "identity" },
  navigation: { file: "navigation.ts", exported: "navigation" },
  guards: { file: "guards.ts", exported: "guards" },
  experiments: { file: "experiments.ts", exported: "experiments" },
  moneyChecks: { file: "money-checks.ts", exported: "moneyChecks" },
  messagesDa: { file: "messages/da.ts", exported: "messages" },
  messagesEn: { file: "messages/en.ts", exported: "messages" },
  theme: { file: "theme.tokens.json", exported: "json" },
  stories: { file: "content/stories.ts", exported: "default" },
} as const satisfies Readonly<Record<string, { file: string; exported: string }>>;

export type PartName = keyof typeof PART_FILES;

/** A brand folder as read, nothing checked yet. */
export interface BrandFolder {
  /** Name of the folder. */
  readonly id: string;
  /** Path from the repository's root with forward slashes, e.g. `brands/fjord`. */
  readonly path: string;
  readonly parts: Readonly<Partial<Record<PartName, BrandPart>>>;
  /** Every file in the folder, relative to it, `node_modules` left out. */
  readonly files: readonly string[];
  /** Lines of `brand.ts`. */
  readonly identityLines: number;
}
