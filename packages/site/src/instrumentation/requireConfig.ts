import { parseSiteConfig } from "@spilhus/page-kit/runtime-config";

/** The parts of a process this needs. */
interface Host {
  readonly stderr: { write(text: string): unknown };
  exit(code: number): unknown;
}

/** Ends the process with one line that names every wrong variable; thrown errors Next would only log. */
export function requireConfig(environment: Readonly<Record<string, string | undefined>>, host: Host): void {
  if (environment["NEXT_PHASE"] === "phase-production-build") return;
  try {
    parseSiteConfig(environment);
  } catch (error) {
    host.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    host.exit(1);
  }
}
