import { sql } from "drizzle-orm";
import type { Queries } from "../src/database/openDatabase.ts";

/**
 * Makes the clock of a test's database one that can be moved: `clock.move('31 days')`, and back by a negative time.
 * Now and wall move alike. The function belongs to a role that no migration creates; a production start refuses a database that has either.
 */
export async function makeClockMovable(db: Queries): Promise<void> {
  await db.execute(sql`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'clock_mover') then
        create role clock_mover nologin;
      end if;
    end $$;
    create table clock.moved (by interval not null);
    insert into clock.moved values ('0');
    create or replace function clock.now() returns timestamptz language sql stable parallel safe
      as 'select pg_catalog.now() + (select by from clock.moved)';
    create or replace function clock.wall() returns timestamptz language sql volatile parallel safe
      as 'select pg_catalog.clock_timestamp() + (select by from clock.moved)';
    create function clock.move(by interval) returns void language sql security definer
      as 'update clock.moved set by = moved.by + move.by';
    grant usage, create on schema clock to clock_mover;
    alter table clock.moved owner to clock_mover;
    alter function clock.move(interval) owner to clock_mover;
    grant select on clock.moved to public;
  `);
}

/** Moves the clock of one test's database. */
export async function moveClock(db: Queries, by: string): Promise<void> {
  await db.execute(sql`select clock.move(${by}::interval)`);
}

/** Stops the clock of one test's database at a moment, so that a busy machine does not decide what is early. It cannot be moved afterwards. */
export async function stopClock(db: Queries, at: Date): Promise<void> {
  const moment = sql.raw(`$$select timestamptz '${at.toISOString()}'$$`);
  await db.execute(sql`
    create or replace function clock.now() returns timestamptz language sql stable parallel safe as ${moment};
    create or replace function clock.wall() returns timestamptz language sql volatile parallel safe as ${moment};
  `);
}
