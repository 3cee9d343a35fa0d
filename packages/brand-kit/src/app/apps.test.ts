import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { discoverBrands } from "../registry/discoverBrands.ts";
import { stubChanges } from "../stubs/writeStubs.ts";
import { handWrittenFiles } from "./handWrittenFiles.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const { brands } = await discoverBrands(root);

describe("the app of every brand", () => {
  it.each(brands.map(({ id, app }) => [id, join(root, app)]))(
    "%s is wiring alone: at most 5 files and 80 lines by hand",
    async (_, app) => {
      const files = await handWrittenFiles(app);
      const lines = files.reduce((sum, [, text]) => sum + text.trimEnd().split("\n").length, 0);
      expect(files.length).toBeLessThanOrEqual(5);
      expect(lines).toBeLessThanOrEqual(80);
    },
  );

  it.each(brands.map(({ id, app, enabledRoutes }) => [id, join(root, app), enabledRoutes] as const))(
    "%s has a page for every enabled route and for no other",
    async (_, app, enabledRoutes) => {
      expect(await stubChanges(app, enabledRoutes)).toEqual({ write: [], remove: [] });
    },
  );
});
