import { receiptAddress } from "@spilhus/contracts/player-account";
import { describe, expect, it } from "vitest";
import { parseCode, parseNumber, receiptIn } from "./receiptFields.ts";

const RECEIPT = { reportId: "0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a01", head: "0f".repeat(32) };

describe("the fields of a receipt", () => {
  it("are read as paper and people write them: with spaces, line breaks and capitals", () => {
    expect(parseNumber(" 0B7C3C60-2F6E-4A44-\n9F0C-0F8F1F2F3A01 ")).toBe(RECEIPT.reportId);
    expect(parseCode("0F".repeat(16) + "\r\n " + "0f".repeat(16))).toBe(RECEIPT.head);
  });

  it.each(["", "0b7c3c60", "0f".repeat(31), "0g".repeat(32), "../../info"])("are not %j", (typed) => {
    expect(parseNumber(typed)).toBeUndefined();
    expect(parseCode(typed)).toBeUndefined();
  });

  it("stand behind the # of an address, which no server gets, and are read from there", () => {
    const address = new URL(receiptAddress("/kvittering", RECEIPT), "https://fjord.dk");
    expect(address.pathname + address.search).toBe("/kvittering");
    expect(receiptIn(address.hash)).toEqual(RECEIPT);
  });

  it.each(["", "#", "#nr=x&kode=y", `#nr=${RECEIPT.reportId}`])("are not in %j", (hash) => {
    expect(receiptIn(hash)).toBeUndefined();
  });
});
