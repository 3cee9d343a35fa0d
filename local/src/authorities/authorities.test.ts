import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ISSUER, FJORD, ENG, testAuthorities, type TestAuthorities } from "../../testing/testAuthorities.ts";

describe("the authorities' server", () => {
  let authorities: TestAuthorities;
  beforeAll(async () => {
    authorities = await testAuthorities();
  });
  afterAll(() => authorities[Symbol.asyncDispose]());

  it.each(["/", "/outbox", "/exclusions", "/faults", "/oidc/auth", "/oidc/jwks", "/nothing"])(
    "forbids scripts on %s and form targets other than itself and the brands",
    async (path) => {
      const { headers } = await authorities.get(path, { accept: "text/html" });
      expect(headers.get("content-security-policy")).toBe(
        `default-src 'none'; style-src 'self'; form-action 'self' ${FJORD.origin} ${ENG.origin}; ` +
          "base-uri 'none'; frame-ancestors 'none'",
      );
    },
  );

  it("lists every player with what signing in shows, and how to sign in", async () => {
    const text = await (await authorities.get("/")).text();
    expect(text).toMatch(/<code>spiller<\/code>[\s\S]*Mette Lindgaard[\s\S]*An ordinary, verified player/);
    expect(text).toMatch(/<code>ny-120<\/code>/);
    expect(text).toContain("password@spiller.example");
    for (const { origin } of [FJORD, ENG]) expect(text).toContain(`<a href="${origin}/?auth=login">`);
  });

  it("lists the players as JSON", async () => {
    const { players } = (await (await authorities.get("/players.json")).json()) as { players: unknown[] };
    expect(players).toContainEqual({
      id: "block",
      name: "Trine Hedelykke",
      birthdate: "1983-12-05",
      cpr: expect.stringMatching(/^051283\d{4}$/),
      uuid: expect.any(String),
      email: "block@spiller.example",
      account: "block",
      password: null,
    });
  });

  it.each(["/faults", "/exclusions", "/messages", "/interaction/x", "/oidc/token"])(
    "refuses a form for %s from a page of another origin",
    async (path) => {
      for (const origin of ["http://evil.example", "null", "http://mitid.localhost"]) {
        expect((await authorities.postForm(path, {}, { origin })).status).toBe(403);
      }
    },
  );

  it("serves the style sheet", async () => {
    const { status, headers } = await authorities.get("/style.css");
    expect([status, headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
  });
});

describe("the authorities' process", { timeout: 30_000 }, () => {
  const start = (env: Readonly<Record<string, string>>) =>
    spawn(process.execPath, ["--conditions=source", join(import.meta.dirname, "main.ts")], {
      env: { PATH: process.env["PATH"] ?? "", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
  const GOOD = { PORT: "0", ORIGIN: ISSUER, CLIENTS: JSON.stringify([FJORD]) };

  it("logs when it is ready, and exits with 0 on SIGTERM", async () => {
    const child = start(GOOD);
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    while (!output.includes("authorities are ready")) await once(child.stdout, "data");
    child.kill("SIGTERM");
    expect(await once(child, "close")).toEqual([0, null]);
  });

  it("exits with 1 and names the invalid variable", async () => {
    const child = start({ ...GOOD, CLIENTS: "[]" });
    let output = "";
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    expect(await once(child, "close")).toEqual([1, null]);
    expect(output).toMatch(/^authorities: CLIENTS: /m);
  });
});
