/** The rules a brand is held to. */
export type RuleId =
  | "file"
  | "shape"
  | "identity"
  | "domains"
  | "navigation"
  | "guards"
  | "experiments"
  | "theme"
  | "contrast"
  | "messages"
  | "assets"
  | "content"
  | "size";

/** An error or a warning about a brand. */
export interface Finding {
  readonly level: "error" | "warning";
  /** Path from the repository's root, e.g. `brands/fjord/brand.ts`. */
  readonly file: string;
  /** Where in the file, e.g. `features[2]`; empty for the file as a whole. */
  readonly key: string;
  readonly rule: RuleId;
  /** Continues the sentence that begins with file and key: `"kasino" is not a feature. Use one of …`. */
  readonly message: string;
}

/** One line: file, key and rule. */
export function formatFinding({ file, key, message }: Finding): string {
  return key === "" ? `${file}: ${message}` : `${file}: ${key} ${message}`;
}
