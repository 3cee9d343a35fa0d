import { parseSiteConfig } from "@spilhus/page-kit/runtime-config";

/** The part of `process` that is used. */
interface Host {
  readonly stderr: { write(text: string): unknown };
  exit(code: number): unknown;
}

/** Exits with one line that names every wrong variable. It does not throw, because Next only logs thrown errors. */
export function requireConfig(environment: Readonly<Record<string, string | undefined>>, host: Host): void {
  if (environment["NEXT_PHASE"] === "phase-production-build") return;
  try {
    parseSiteConfig(environment);
  } catch (error) {
    host.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    host.exit(1);
  }
}
