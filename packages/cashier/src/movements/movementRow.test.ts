import { TRANSACTION_KINDS } from "@spilhus/contracts/payments";
import { createTranslator } from "@spilhus/i18n";
import { describe, expect, it } from "vitest";
import { transactionOf } from "../../testing/transactions.ts";
import { movementRow } from "./movementRow.ts";

const ZONE = "Europe/Copenhagen";
const da = createTranslator("da").messagesOf("cashier.kinds", "cashier.list", "cashier.times");
const shown = (text: string | undefined) => text?.replaceAll(/\s/g, " ");

describe("movementRow", () => {
  it("shows kind, time to the minute, amount and the balance after it", () => {
    const row = movementRow(transactionOf(7, { amountOre: 40_000, cashAfterOre: 123_450 }), ZONE, da);
    expect([row.name, row.timeText, shown(row.amountText), shown(row.afterText), row.isIncoming]).toEqual([
      "Indbetaling",
      "23. november 2026 kl. 13:00",
      "+400,00 kr.",
      "1.234,50 kr.",
      true,
    ]);
  });

  it("tells cash and bonus apart, and money that left from money that came", () => {
    const row = movementRow(
      transactionOf(8, { kind: "stake", movement: "stake", amountOre: -500, bonusAfterOre: 5_000 }),
      ZONE,
      da,
    );
    expect([row.isIncoming, shown(row.amountText), shown(row.note)]).toEqual([
      false,
      "-5,00 kr.",
      "Bonus bagefter: 50,00 kr.",
    ]);
  });

  it("names the game as the catalogue does, and one that has left the catalogue by its address", () => {
    const detail = (gameName: string | null) =>
      movementRow(transactionOf(8, { kind: "win", game: "nordens-lys", gameName }), ZONE, da).detail;
    expect([detail("Nordens Lys"), detail(null)]).toEqual(["Nordens Lys", "nordens-lys"]);
    expect(movementRow(transactionOf(8), ZONE, da).detail).toBeUndefined();
  });

  it("shows a movement outside cash and bonus without a sign", () => {
    const paid = { kind: "withdrawal", movement: "withdrawal-paid", amountOre: 0, movedOre: 40_000 } as const;
    const row = movementRow(transactionOf(9, paid), ZONE, da);
    expect([shown(row.amountText), row.isIncoming]).toEqual(["400,00 kr.", false]);
  });

  it("names known movements of the ledger, and others by their kind", () => {
    const name = (movement: string) =>
      movementRow(transactionOf(9, { kind: "withdrawal", movement }), ZONE, da).name;
    expect(name("withdrawal-returned")).toBe("Udbetaling kom retur");
    expect(name("constructor")).toBe("Udbetaling");
    for (const kind of TRANSACTION_KINDS) {
      expect(movementRow(transactionOf(1, { kind, movement: "new-kind" }), ZONE, da).name).not.toContain(".");
    }
  });
});
