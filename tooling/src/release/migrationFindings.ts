import type { DatabaseContent } from "./database.ts";

/** What a migration has lost, one sentence each; empty when nothing is lost. */
export function migrationFindings(before: DatabaseContent, after: DatabaseContent): string[] {
  const findings: string[] = [];
  for (const [place, hash] of before.audit) {
    const now = after.audit.get(place);
    if (now === undefined) findings.push(`Audit row ${place} is gone.`);
    else if (now !== hash) findings.push(`Audit row ${place} has another hash.`);
  }
  const players = new Set(after.players);
  for (const id of before.players) if (!players.has(id)) findings.push(`Player ${id} is gone.`);
  return findings;
}
