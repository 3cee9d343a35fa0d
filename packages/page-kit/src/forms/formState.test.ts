import { describe, expect, it } from "vitest";
import { formReducer, UNTOUCHED, type FormEvent, type FormState } from "./formState.ts";

const after = (...events: readonly FormEvent[]): FormState => events.reduce(formReducer, UNTOUCHED);
const email = { field: "email", id: "emailInvalid" } as const;
const phone = { field: "phone", id: "phoneInvalid" } as const;

describe("the state of a form", () => {
  it("shows every problem and counts the failed attempt", () => {
    expect(after({ type: "refused", problems: [email, phone] })).toMatchObject({
      status: "editing",
      problems: [{ field: "email" }, { field: "phone" }],
      stops: 1,
    });
  });

  it("clears a problem at the first letter that fixes it, and shows none while somebody types", () => {
    const refused = { type: "refused", problems: [email] } as const;
    expect(after(refused, { type: "typed", field: "email", standing: [phone] }).problems).toEqual([]);
    expect(after(refused, { type: "typed", field: "email", standing: [email] }).problems).toHaveLength(1);
  });

  it("clears a problem of two fields when the other field fixes it", () => {
    const order = { field: "week", id: "limitsOutOfOrder" } as const;
    const state = after(
      { type: "refused", problems: [order] },
      { type: "typed", field: "day", standing: [] },
    );
    expect(state.problems).toEqual([]);
  });

  it("keeps the service's problem with a field until the field is changed", () => {
    const failed = { type: "failed", because: { failure: undefined, problems: [phone] } } as const;
    const elsewhere = after(failed, { type: "typed", field: "email", standing: [] });
    expect(elsewhere.problems).toEqual([{ ...phone, by: "service" }]);
    expect(formReducer(elsewhere, { type: "typed", field: "phone", standing: [] }).problems).toEqual([]);
  });

  it("announces a problem once when its field is left", () => {
    const left = { type: "left", field: "email", problem: email } as const;
    expect(after(left)).toMatchObject({ noted: email, stops: 0 });
    expect(after(left, left).problems).toHaveLength(1);
  });

  it("clears problems while it is sent again", () => {
    const state = after({ type: "refused", problems: [email] }, { type: "sending" });
    expect(state).toMatchObject({ status: "sending", problems: [], failure: undefined, stops: 1 });
    expect(formReducer(state, { type: "sent" }).status).toBe("sent");
  });
});
