-- The one clock that rules about players go by. A test's database replaces it by one that can be moved; a production
-- start refuses such a database.
CREATE SCHEMA "clock";
--> statement-breakpoint
CREATE FUNCTION "clock"."now"() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS 'select pg_catalog.now()';
