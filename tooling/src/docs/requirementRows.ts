export interface RequirementRow {
  readonly id: string;
  /** Rooms said to prove it, e.g. `packages/ui`. */
  readonly rooms: readonly string[];
}

/** The rows of `docs/requirements.md`: `| R2.01 | what it means | `edge`, `e2e` |`. */
export function requirementRows(markdown: string): RequirementRow[] {
  return [...markdown.matchAll(/^\| (R\d+\.\d{2}) +\|.+\|([^|]+)\|$/gm)].map(([, id = "", rooms = ""]) => ({
    id,
    rooms: [...rooms.matchAll(/`([^`]+)`/g)].map(([, room = ""]) => room),
  }));
}
