import { describe, expect, it } from "vitest";
import type { DatabaseContent } from "./database.ts";
import { migrationFindings } from "./migrationFindings.ts";

const before: DatabaseContent = {
  audit: new Map([
    ["anna/1", "aa"],
    ["anna/2", "bb"],
  ]),
  players: ["anna", "bo"],
  counts: new Map(),
};

describe("migrationFindings", () => {
  it("accepts what is kept and what is added", () => {
    const audit = new Map([...before.audit, ["anna/3", "cc"]]);
    expect(migrationFindings(before, { ...before, audit, players: ["anna", "bo", "carl"] })).toEqual([]);
  });

  it("names audit rows that are gone or changed, and players that are gone", () => {
    const after = { ...before, audit: new Map([["anna/1", "xx"]]), players: ["anna"] };
    expect(migrationFindings(before, after)).toEqual([
      "Audit row anna/1 has another hash.",
      "Audit row anna/2 is gone.",
      "Player bo is gone.",
    ]);
  });
});
