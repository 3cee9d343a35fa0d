import { DrizzleQueryError } from "drizzle-orm/errors";
import { Client, DatabaseError, Pool } from "pg";
import { describe, expect, it } from "vitest";
import { isDatabaseUnavailable } from "./isDatabaseUnavailable.ts";

const databaseError = (code: string) => Object.assign(new DatabaseError("refused", 7, "error"), { code });
const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => undefined,
    (error: unknown) => error,
  );

describe("isDatabaseUnavailable", () => {
  it.each(["57P01", "57P02", "57P03", "08006", "53300"])("is true for SQLSTATE %s", (code) => {
    expect(isDatabaseUnavailable(databaseError(code))).toBe(true);
    expect(isDatabaseUnavailable(new DrizzleQueryError("select 1", [], databaseError(code)))).toBe(true);
  });

  it("is true for an unreachable server, by pool or by client", async () => {
    const address = { host: "127.0.0.1", port: 1 };
    await using pool = Object.assign(new Pool(address), { [Symbol.asyncDispose]: () => pool.end() });
    expect(isDatabaseUnavailable(await failureOf(pool.query("select 1")))).toBe(true);
    expect(isDatabaseUnavailable(await failureOf(new Client(address).connect()))).toBe(true);
  });

  it.each([
    "Connection terminated unexpectedly",
    "timeout exceeded when trying to connect",
    "Client has encountered a connection error and is not queryable",
  ])("is true for the driver's “%s”", (message) => {
    expect(isDatabaseUnavailable(new DrizzleQueryError("select 1", [], new Error(message)))).toBe(true);
  });

  it("is false for errors of the query and of anything else", () => {
    for (const code of ["23505", "40001", "57014", "22P02"]) {
      expect(isDatabaseUnavailable(databaseError(code)), code).toBe(false);
    }
    const missingFile = Object.assign(new Error("ENOENT"), { syscall: "open", code: "ENOENT" });
    const fetchFailed = new TypeError("fetch failed", {
      cause: Object.assign(new Error("ECONNREFUSED"), { syscall: "connect" }),
    });
    for (const error of [missingFile, fetchFailed, new Error("no"), "Connection terminated", undefined]) {
      expect(isDatabaseUnavailable(error)).toBe(false);
    }
  });
});
