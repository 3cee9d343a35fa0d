import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Queries } from "../database/index.ts";

/**
 * Reads with the rights of what everybody may know: the role has none to draws and to wins, so that no call and no stream can tell a
 * number before it is called, whatever it asks for. A transaction reads one moment.
 */
export const asPublic = <Result>(
  db: NodePgDatabase,
  read: (tx: Queries) => Promise<Result>,
): Promise<Result> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local role public_queries`);
      return read(tx);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
