import { openDatabase } from "@spilhus/gateway";
import { sql } from "drizzle-orm";
import fastify from "fastify";
import * as z from "zod";

const ROWS = 10_000;

/**
 * The calibration of the gateway's reads, in a process of its own: Fastify with one route that answers one row by its
 * primary key, from the same PostgreSQL with the same driver. Prints `ready`, ends on SIGTERM.
 */
const { PORT, STATE_DIR, DATABASE_URL } = z
  .object({ PORT: z.coerce.number(), STATE_DIR: z.string(), DATABASE_URL: z.string().optional() })
  .parse(process.env);
const database = await openDatabase({ stateDir: STATE_DIR, databaseUrl: DATABASE_URL });
const { db } = database;
await db.execute(sql`create schema if not exists bench`);
await db.execute(sql`drop table if exists bench.rows`);
await db.execute(sql`create table bench.rows (id integer primary key, value jsonb not null)`);
await db.execute(
  sql`insert into bench.rows select n, jsonb_build_object('number', n, 'text', repeat('x', 500)) from generate_series(1, ${sql.raw(String(ROWS))}) n`,
);
await db.execute(sql`analyze bench.rows`);

const app = fastify();
app.get("/row", async () => {
  const id = 1 + Math.floor(Math.random() * ROWS);
  const { rows } = await db.execute(sql`select value from bench.rows where id = ${id}`);
  return rows[0]?.["value"];
});
await app.listen({ port: PORT, host: "127.0.0.1" });
console.log("ready");
process.once("SIGTERM", () => {
  void (async () => {
    await app.close();
    await db.execute(sql`drop schema bench cascade`);
    await database.close();
  })();
});
