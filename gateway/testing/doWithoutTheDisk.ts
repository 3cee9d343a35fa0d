import { Client } from "pg";

/**
 * Has the server leave it to the system when its files reach the disk: only a fall of the whole machine could tell, and
 * the tests kill no more than processes. A database is made, migrated and dropped at the disk's pace otherwise.
 *
 * @param url of any database of the server
 */
export async function doWithoutTheDisk(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("alter system set fsync = off");
    await client.query("select pg_reload_conf()");
  } finally {
    await client.end();
  }
}
