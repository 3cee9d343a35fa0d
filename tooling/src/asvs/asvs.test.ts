import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { idsIn, readTable } from "./readTable.ts";

const ROOT = join(import.meta.dirname, "../../..");
const read = (file: string) => readFile(join(ROOT, file), "utf8");

describe("the table of ASVS", () => {
  it("reads ids and file of a row, and nothing of other lines", () => {
    const table = "| area | ids | tests |\n| a | 7.2.1, 7.2.3 | `gateway/src/a.test.ts` |\n- **3.4.1**: no";
    expect(readTable(table)).toEqual([{ ids: ["7.2.1", "7.2.3"], file: "gateway/src/a.test.ts" }]);
    expect([...idsIn('it("a (R1.01, asvs:7.2.1)")')]).toEqual(["7.2.1"]);
  });

  it("names for each id a file in whose titles it stands", async () => {
    const rows = readTable(await read("docs/asvs.md"));
    expect(rows.length).toBeGreaterThan(20);
    for (const { ids, file } of rows) {
      const there = idsIn(await read(file));
      expect(ids, file).not.toEqual([]);
      expect(
        ids.filter((id) => !there.has(id)),
        file,
      ).toEqual([]);
    }
  });
});
