import { DEPOSIT_REASONS, DEPOSIT_STATES } from "@spilhus/contracts/payments";
import { createTranslator } from "@spilhus/i18n";
import { describe, expect, it } from "vitest";
import { depositOf } from "../../testing/deposit.ts";
import { depositView } from "./depositView.ts";

const { texts } = createTranslator("da").messagesOf("cashier.progress");

describe("depositView", () => {
  it("has its own text for each state", () => {
    const titles = DEPOSIT_STATES.map((state) => depositView(depositOf({ state }), true).title);
    // A deposit that is pending or authorised is on its way.
    expect(new Set(titles).size).toBe(DEPOSIT_STATES.length - 1);
    for (const title of titles) expect(texts[title]).toBeTruthy();
  });

  it.each(["declined", "cancelled", "expired", "challenge-failed"] as const)(
    "says of a deposit that is %s that nothing was taken, and offers another try (R4.09)",
    (state) => {
      const view = depositView(depositOf({ state, code: "PA:1100" }), true);
      expect(texts[view.text]).toMatch(/ikke trukket noget/);
      expect(view.actions).toEqual(["again"]);
    },
  );

  it("never offers to pay again while the outcome is unknown (R4.09)", () => {
    const view = depositView(depositOf({ state: "pending", code: "PA:1101" }), true);
    expect(texts[view.text]).toMatch(/Betal ikke igen/);
    expect(view.actions).toEqual([]);
  });

  it("asks for MitID before everything else", () => {
    const deposit = depositOf({ state: "authorised", code: "PA:1101", next: { kind: "confirm-mitid" } });
    expect(depositView(deposit, true).actions).toEqual(["confirm", "cancel"]);
  });

  it("sends a player to the provider once, and lets them go there again", () => {
    const deposit = depositOf({ next: { kind: "redirect", url: "https://checkout.example.com" } });
    expect(depositView(deposit, false).title).toBe("cashier.redirectTitle");
    expect(depositView(deposit, true)).toMatchObject({
      title: "cashier.waitingTitle",
      actions: ["pay", "cancel"],
    });
  });

  it.each(DEPOSIT_REASONS)("gives the reason %s and a way on", (reason) => {
    const view = depositView(depositOf({ state: "voided", reason }), true);
    expect(texts[view.reason ?? ""]).toMatch(/^Årsagen er/);
    expect(view.actions.length).toBeGreaterThan(0);
  });
});
