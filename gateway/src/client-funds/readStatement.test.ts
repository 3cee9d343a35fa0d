import { describe, expect, it } from "vitest";
import { CLIENT_ACCOUNT, reportFile, statementFile } from "../../testing/bankStatement.ts";
import { readStatements } from "./readStatement.ts";

const DAY = "2026-11-22";
const TRANSFER = { ore: 5_000, text: "KLIENT-1-20261121" };

describe("a bank's statement", () => {
  it("gives the closing balance of its day and the booked entries, exact to the øre", () => {
    const entries = [TRANSFER, { ore: -101, text: "gebyr &amp; mere", state: "BOOK" }];
    const file = statementFile({ day: DAY, balanceOre: 123_456_789_01, entries });
    expect(readStatements(file)).toEqual([
      {
        ...{ id: `statement-${DAY}`, iban: CLIENT_ACCOUNT, day: DAY, balanceOre: 123_456_789_01 },
        entries: [
          { amountOre: 5_000, text: "KLIENT-1-20261121" },
          { amountOre: -101, text: "gebyr & mere" },
        ],
      },
    ]);
  });

  it("leaves out what is not booked yet", () => {
    const entries = [{ ...TRANSFER, state: "<Cd>PDNG</Cd>" }];
    expect(readStatements(statementFile({ day: DAY, balanceOre: 1, entries }))[0]?.entries).toEqual([]);
  });

  it("may be overdrawn, may span days, and may be the report of a day that is not over", () => {
    const file = statementFile({ day: DAY, balanceOre: -250 }, { day: "2026-11-23", balanceOre: 0 });
    expect(readStatements(file).map(({ balanceOre }) => balanceOre)).toEqual([-250, 0]);
    const [report] = readStatements(reportFile({ day: DAY, entries: [TRANSFER] }));
    expect(report).toMatchObject({ day: DAY, balanceOre: undefined, entries: [{ amountOre: 5_000 }] });
  });

  const text = String(statementFile({ day: DAY, balanceOre: 100 }));
  it.each([
    ["no XML", "Dato;Tekst;Beløb", "no well-formed XML"],
    ["cut off", text.slice(0, -20), "no well-formed XML"],
    ["another message", '<Document xmlns="x"><Other/></Document>', "cannot be read"],
    ["one with a DOCTYPE", `<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>${text}`, "DOCTYPE"],
    ["one without a closing balance", text.replace("CLBD", "CLAV"), "one booked closing balance"],
    ["one in euro", text.replaceAll('"DKK"', '"EUR"'), "must be in DKK"],
    ["one with a third decimal", text.replace(">1.00<", ">1.005<"), "must be an amount"],
    ["one with an exponent", text.replace(">1.00<", ">1e3<"), "must be an amount"],
  ])("is refused when it is %s, saying why", (_, file, reason) => {
    expect(() => readStatements(Buffer.from(file))).toThrow(reason);
  });
});
