import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  DepositLimitAmountsSchema,
  EmailSchema,
  ExistingPasswordSchema,
  NewPasswordSchema,
  PhoneNumberSchema,
} from "./bodyFields.ts";
import { fieldProblems } from "./fieldProblems.ts";

const BOUNDS = { minOre: 100, maxOre: 100_000_000 };

const problemsOf = (schema: z.ZodMiniType, value: unknown) =>
  fieldProblems(z.safeParse(schema, value).error?.issues ?? []);

const Form = z.object({
  email: EmailSchema,
  old: ExistingPasswordSchema,
  password: NewPasswordSchema,
  phone: PhoneNumberSchema,
});

describe("fieldProblems", () => {
  it("names each field that is wrong and the words for it (R5.02, R5.03, R5.06)", () => {
    expect(problemsOf(Form, { email: "mette", old: "kort", password: "kodeord", phone: "20123456" })).toEqual(
      [
        { field: "email", id: "emailInvalid" },
        { field: "old", id: "passwordTooShort", values: { min: 8 } },
        { field: "password", id: "passwordInvalid" },
        { field: "phone", id: "phoneInvalid" },
      ],
    );
    expect(problemsOf(Form, { email: "", old: "", password: "", phone: "+4520123456" })).toEqual([
      { field: "email", id: "emailRequired" },
      { field: "old", id: "passwordRequired" },
      { field: "password", id: "newPasswordRequired" },
    ]);
  });

  it("calls what is of another kind invalid, without repeating it", () => {
    expect(
      problemsOf(Form, { email: 7, old: "langtnok", password: "Langtnok1", phone: "+4520123456" }),
    ).toEqual([{ field: "email", id: "invalid" }]);
    expect(problemsOf(Form, null)).toEqual([{ field: "", id: "invalid" }]);
  });

  it("is about the whole where fields do not go together", () => {
    expect(problemsOf(DepositLimitAmountsSchema, { dayOre: 500, weekOre: 400, monthOre: 900 })).toEqual([
      { field: "", id: "limitsOutOfOrder", values: { leastOre: 500 } },
    ]);
    expect(problemsOf(DepositLimitAmountsSchema, { dayOre: 0.5, weekOre: 99, monthOre: 900 })).toEqual([
      { field: "dayOre", id: "invalid" },
      { field: "weekOre", id: "amountBetween", values: BOUNDS },
    ]);
  });

  it.each([
    [100_000_000, []],
    [100_000_001, [{ field: "monthOre", id: "amountBetween", values: BOUNDS }]],
    [9_007_199_254_740_991, [{ field: "monthOre", id: "amountBetween", values: BOUNDS }]],
  ])("takes a deposit limit of a million kroner at most: %i øre", (monthOre, problems) => {
    expect(problemsOf(DepositLimitAmountsSchema, { dayOre: 100, weekOre: 100, monthOre })).toEqual(problems);
  });
});
