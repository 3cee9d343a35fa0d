import { optionalEmail, required } from "@spilhus/contracts/validation";
import { describe, expect, it } from "vitest";
import { createTranslator } from "@spilhus/i18n";
import { amountRule } from "./amountRule.ts";
import { FORM_MESSAGES } from "./formMessages.ts";
import { problemText } from "./problemText.ts";
import { checkForm, readForm, type FormRules } from "./checkForm.ts";

const rules: FormRules<"email" | "name"> = {
  fields: { email: [required("email"), optionalEmail], name: [required()] },
  together: ({ email, name }) => (email.startsWith(name) ? { field: "name", id: "invalid" } : undefined),
};

describe("checkForm", () => {
  it("gives the first problem of each field, in the order of the form (R5.01, R5.04)", () => {
    expect(checkForm(rules, { email: "", name: "" })).toEqual([
      { field: "email", id: "emailRequired" },
      { field: "name", id: "required" },
    ]);
    expect(checkForm(rules, { email: "anna@", name: "x" })).toEqual([{ field: "email", id: "emailInvalid" }]);
  });

  it("checks rules about several fields only when each field is valid", () => {
    expect(checkForm(rules, { email: "anna@example.dk", name: "anna" })).toEqual([
      { field: "name", id: "invalid" },
    ]);
    expect(checkForm(rules, { email: "anna@example.dk", name: "Birk" })).toEqual([]);
  });
});

describe("readForm", () => {
  it("reads text by name, and an unticked box as empty", () => {
    const data = new FormData();
    data.set("email", "a@b.dk");
    expect(readForm(data, ["email", "terms"])).toEqual({ email: "a@b.dk", terms: "" });
  });
});

describe("amountRule", () => {
  it("accepts amounts in the language's format, from one krone", () => {
    const rule = amountRule("da");
    expect(["1", "1.000,50", "500 kr."].map(rule)).toEqual([undefined, undefined, undefined]);
    for (const typed of ["", "0,99", "mange", "-5", "1.00"]) {
      expect(rule(typed), typed).toEqual({ id: "amountInvalid" });
    }
  });

  it("names the bounds, which the text writes as money", () => {
    const messages = createTranslator("da").messagesOf(...FORM_MESSAGES, "validation.amount");
    const problem = amountRule("da", { min: 100, max: 100_000_000 })("1.000.001");
    expect(problem).toEqual({ id: "amountBetween", values: { minOre: 100, maxOre: 100_000_000 } });
    expect(problemText(messages)({ field: "day", id: "invalid", ...problem })).toBe(
      "Skriv et beløb mellem 1\u00a0kr. og 1.000.000\u00a0kr.",
    );
  });
});
