import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { expect, it } from "vitest";
import { reportFiles } from "./reportFiles.ts";

it("finds the report of every room that runs tests", () => {
  const repository = resolve(import.meta.dirname, "../../..");
  const rooms = readdirSync(repository, { recursive: false, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(repository, name)).some((file) => file.startsWith("vitest.")));
  expect(rooms).toContain("gateway");
  const copy = mkdtempSync(join(tmpdir(), "reports-"));
  const written = [...rooms, "packages/ui", "e2e"].map((room) => join(room, ".reports", "unit.json"));
  for (const file of written) {
    mkdirSync(join(copy, file, ".."), { recursive: true });
    writeFileSync(join(copy, file), "{}");
  }
  expect(
    reportFiles(copy)
      .map((file) => relative(copy, file))
      .toSorted(),
  ).toEqual(written.toSorted());
});
