import type { TestResult } from "../reports/readReports.ts";

/** Ids in a title: `R2.01`, and ranges such as `R2.01–R2.09` or `R9.01-R9.03`. */
export function requirementsIn(title: string): string[] {
  const found: string[] = [];
  for (const match of title.matchAll(/\bR(\d+)\.(\d{2})(?:\s?[–-]\s?R(\d+)\.(\d{2}))?/g)) {
    const [, section = "", from = "", endSection, to] = match;
    const last = endSection === section && to !== undefined ? Number(to) : Number(from);
    for (let number = Number(from); number <= last; number += 1) {
      found.push(`R${section}.${String(number).padStart(2, "0")}`);
    }
  }
  return found;
}

/** The required ids that no passed test carries in its title. */
export function findUncovered(required: readonly string[], results: readonly TestResult[]): string[] {
  const carried = new Set(
    results.filter(({ status }) => status === "passed").flatMap(({ title }) => requirementsIn(title)),
  );
  return required.filter((id) => !carried.has(id));
}
