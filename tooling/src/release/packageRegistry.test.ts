import { afterEach, beforeEach, expect, it } from "vitest";
import { startRegistry, type PackageRegistry } from "./packageRegistry.ts";

let registry: PackageRegistry;
beforeEach(async () => {
  registry = await startRegistry();
});
afterEach(() => registry.close());

const publish = (version: string, content: string) =>
  fetch(new URL("@spilhus%2fdemo", registry.url), {
    method: "PUT",
    body: JSON.stringify({
      name: "@spilhus/demo",
      versions: {
        [version]: { name: "@spilhus/demo", version, dist: { tarball: "http://elsewhere.test/a.tgz" } },
      },
      _attachments: { "a.tgz": { data: Buffer.from(content).toString("base64") } },
    }),
  });
const read = async (path: string) => (await fetch(new URL(path, registry.url))).json();

it("gives back every version that was published, with tarballs of its own", async () => {
  expect((await publish("0.1.0", "first")).status).toBe(201);
  await publish("0.2.0", "second");
  const { versions, "dist-tags": tags } = await read("@spilhus%2fdemo");
  expect([Object.keys(versions), tags]).toEqual([["0.1.0", "0.2.0"], { latest: "0.2.0" }]);
  expect(await (await fetch(versions["0.1.0"].dist.tarball)).text()).toBe("first");
});

it("answers 404 for what was not published and 400 for what is no package", async () => {
  expect((await fetch(new URL("@spilhus%2fother", registry.url))).status).toBe(404);
  const wrong = await fetch(new URL("@spilhus%2fdemo", registry.url), { method: "PUT", body: "{}" });
  expect(wrong.status).toBe(400);
});
