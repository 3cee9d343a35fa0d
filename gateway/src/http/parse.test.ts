import { ErrorBodySchema } from "@spilhus/contracts";
import { EmailSchema, NewPasswordSchema } from "@spilhus/contracts/validation";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { errorHandler } from "./errorHandler.ts";
import { parse } from "./parse.ts";

const Form = z.object({ email: EmailSchema, password: NewPasswordSchema });

async function answerTo(body: unknown) {
  const server = fastify();
  server.setErrorHandler(errorHandler(() => undefined));
  server.post("/form", (request) => ({ taken: parse(Form, request.body, "body") }));
  const answer = await server.inject({
    method: "POST",
    url: "/form",
    payload: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
  await server.close();
  return answer;
}

describe("a body that breaks a rule", () => {
  it("is answered with each field and the id of its words, as the form has them (R5.01, R5.02, R5.06)", async () => {
    const answer = await answerTo({ email: "mette", password: "kodeord" });
    expect(answer.statusCode).toBe(400);
    expect(ErrorBodySchema.parse(answer.json()).error).toMatchObject({
      code: "invalid-request",
      fields: [
        { field: "email", id: "emailInvalid" },
        { field: "password", id: "passwordInvalid" },
      ],
    });
  });

  it("is not repeated in the answer", async () => {
    const answer = await answerTo({ email: "hemmelig", password: "hemmelig" });
    expect(answer.body).not.toContain("hemmelig");
  });

  it("is taken when it breaks none", async () => {
    const form = { email: "mette@example.dk", password: "Fjordby7x" };
    expect((await answerTo(form)).json()).toEqual({ taken: form });
  });
});
