import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadSecrets } from "./secrets.ts";

describe("the secrets of a local stack", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "secrets-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("are generated once, all different, in a file that only its owner can read", async () => {
    const secrets = await loadSecrets(folder, ["fjord", "eng"]);
    const all = [
      secrets.edge,
      secrets.revalidate,
      secrets.management,
      secrets.mail,
      secrets.cpr,
      secrets.payment,
      ...Object.values(secrets.payments).flatMap((own) => Object.values(own)),
      ...Object.values(secrets.brands).flatMap((own) => Object.values(own)),
    ];
    expect(new Set(all).size).toBe(20);
    expect(await loadSecrets(folder, ["fjord", "eng"])).toEqual(secrets);
    expect((await stat(join(folder, "secrets.json"))).mode & 0o777).toBe(0o600);
  });

  it("of an older state folder are kept, and missing ones are added", async () => {
    const { brands, edge } = await loadSecrets(folder, ["fjord"]);
    const { mitId: _, ...older } = brands["fjord"] ?? { mitId: "" };
    await writeFile(join(folder, "secrets.json"), JSON.stringify({ edge, brands: { fjord: older } }));
    const now = await loadSecrets(folder, ["fjord"]);
    expect(now).toMatchObject({ edge, brands: { fjord: older } });
    expect(now.brands["fjord"]?.mitId).toMatch(/^[0-9a-f]{48}$/);
    expect(JSON.parse(await readFile(join(folder, "secrets.json"), "utf8"))).toEqual(now);
  });
});
