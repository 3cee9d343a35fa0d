import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const cli = join(import.meta.dirname, "start.ts");

function start(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--conditions=source", cli, ...args], {
    encoding: "utf8",
    timeout: 20_000,
    env: { PATH: process.env["PATH"], ...environment },
  });
  return { status, stdout, stderr };
}

describe("npm start exits with 1 and one line", { timeout: 30_000 }, () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "start-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("when PORT is not a port", () => {
    expect(start([], { PORT: "abc" })).toEqual({
      status: 1,
      stdout: "",
      stderr: 'PORT must be a number from 1 to 65535, not "abc".\n',
    });
  });

  it("when an option is unknown", () => {
    const { status, stderr } = start(["--prot", "4000"]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Unknown option '--prot'.*\n$/);
  });

  it("when the port is taken, before anything is built", async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
    const { port } = other.address() as AddressInfo; // an IP listener's address
    const { status, stdout, stderr } = start(["--build", "--port", String(port), "--state", folder]);
    await new Promise((done) => other.close(done));
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(
      `Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start.\n`,
    );
  });

  it("when the state folder cannot be written", async () => {
    await writeFile(join(folder, "file"), "");
    const { status, stderr } = start(["--port", "45871", "--state", join(folder, "file/state")]);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^This user may not write to .*file\/state \(ENOTDIR\)\. Give it the right, .*\n$/,
    );
  });
});
