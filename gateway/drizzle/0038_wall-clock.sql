-- The time of this very moment. `clock.now()` is the start of the transaction, stale once a lock was waited for: what must keep a
-- pace, such as numbers that are called or the end of a sale, goes by this one. A test's database moves both alike.
CREATE FUNCTION "clock"."wall"() RETURNS timestamptz LANGUAGE sql VOLATILE PARALLEL SAFE AS 'select pg_catalog.clock_timestamp()';
