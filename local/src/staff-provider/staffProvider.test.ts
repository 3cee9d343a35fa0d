import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FastifyInstance } from "fastify";
import { createStaffServer } from "./createStaffServer.ts";
import { STAFF } from "./people.ts";

const ORIGIN = "http://medarbejder.localhost:3000";
let server: FastifyInstance;
beforeAll(async () => {
  server = await createStaffServer({
    ...{ port: 0, origin: ORIGIN, acr: "urn:test" },
    client: { id: "konsol", secret: "a secret of the client" },
    console: "http://konsol.localhost:3001",
  });
});
afterAll(() => server.close());

describe("the stand-in for the staff's identity provider", () => {
  it("has two people of each role, so that acts of two persons can be tried, and one without any", () => {
    for (const role of ["payments-officer", "money-laundering-officer", "finance"] as const) {
      expect(STAFF.filter(({ roles }) => roles.includes(role)).length).toBeGreaterThanOrEqual(2);
    }
    expect(STAFF.filter(({ roles }) => roles.length === 0)).toHaveLength(1);
  });

  it("says that a sign-in is over which it does not know, and lets forms lead to the console alone", async () => {
    const answer = await server.inject({ url: "/interaction/nothing" });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain("Login er udløbet");
    expect(answer.headers["content-security-policy"]).toContain(
      "form-action 'self' http://konsol.localhost:3001",
    );
  });

  it("refuses a form of another origin", async () => {
    const answer = await server.inject({
      method: "POST",
      url: "/interaction/nothing",
      headers: { origin: "http://evil.example", "content-type": "application/x-www-form-urlencoded" },
      payload: "userId=finans-1",
    });
    expect(answer.statusCode).toBe(403);
  });
});
