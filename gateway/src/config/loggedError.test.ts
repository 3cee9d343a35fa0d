import { DrizzleQueryError } from "drizzle-orm/errors";
import { DatabaseError } from "pg";
import { describe, expect, it } from "vitest";
import { createLog } from "./logger.ts";
import { loggedError } from "./loggedError.ts";

/** An error of PostgreSQL about a row that holds a player's address. */
function refusedRow(code: string, message: string): DatabaseError {
  const error = new DatabaseError(message, message.length, "error");
  return Object.assign(error, {
    ...{ code, constraint: "players_email", table: "players" },
    ...{
      detail: "Key (email)=(jens@example.dk) already exists.",
      where: "unnamed portal parameter $1 = 'jens'",
    },
  });
}

describe("an error in a log line", () => {
  it("names the statement, the constraint and the place, and no value (attack 23, asvs:16.2.5)", () => {
    const cause = refusedRow("23505", 'duplicate key value violates unique constraint "players_email"');
    const error = new DrizzleQueryError("update players set email = $1", ["jens@example.dk"], cause);
    const written: string[] = [];
    createLog("info", undefined, { write: (line) => written.push(line) })("error", "request failed", {
      error,
    });
    expect(JSON.parse(written[0] ?? "")).toMatchObject({
      msg: "request failed",
      err: {
        ...{ type: "DrizzleQueryError", message: "Failed query: update players set email = $1" },
        stack: expect.stringContaining("loggedError.test.ts"),
        cause: { type: "DatabaseError", code: "23505", constraint: "players_email", table: "players" },
      },
    });
    expect(written[0]).not.toMatch(/jens/i);
  });

  it("does not repeat PostgreSQL's message where that quotes the value", () => {
    const logged = loggedError(refusedRow("22P02", 'invalid input syntax for type uuid: "jens"'));
    expect(logged).toMatchObject({ message: "The database refused a value.", code: "22P02" });
    expect(JSON.stringify(logged)).not.toMatch(/jens/i);
  });

  it("has the errors of several, ends with a chain of causes that goes round, and says when none was thrown", () => {
    const round = new Error("round");
    round.cause = round;
    const both = new AggregateError([new Error("one"), round], "both");
    expect(loggedError(both)).toMatchObject({
      message: "both",
      errors: [{ message: "one" }, { message: "round" }],
    });
    expect(loggedError("a text")).toEqual({
      ...{ type: "string", message: "Something else than an error was thrown." },
    });
  });
});
