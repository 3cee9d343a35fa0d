import { DEPOSIT_STATES, PAYMENT_ERROR_CODES, type DepositState } from "@spilhus/contracts/payments";
import { expect, it } from "vitest";
import type { DepositRow } from "../deposit-records/index.ts";
import { shownDeposit } from "./showDeposit.ts";

const NOW = new Date("2026-11-23T20:59:00.000Z");
const NOT_YET = { reason: null, redirectUrl: null, openedAt: null, approval: null, authentication: null };
const NOTHING_TAKEN = { authorisedOre: null, capturedOre: null, creditedOre: null, refundedOre: null };
const row: DepositRow = {
  ...{ txId: "a1B2c3D4e5F6g7H8i9J0kL", number: 1, playerId: "5b1c8a0e-7d5c-4b0e-9a52-0d8f1f1c2a3b" },
  ...{ licence: "dk", brand: "fjord", method: "card", provider: "bank", amountOre: 10_000, state: "pending" },
  ...{ createdAt: NOW, expiresAt: NOW, reservedUntil: NOW, givenUpAt: null, settledAt: null, askedAt: null },
  ...{ limitDayOre: 50_000, limitWeekOre: 50_000, limitMonthOre: 50_000 },
  ...NOT_YET,
  ...NOTHING_TAKEN,
  ...{ confirmedAt: null, chargedBackOre: 0, disputes: 0, isUnanswered: false },
};
const codeOf = (state: DepositState, isUnanswered: boolean) =>
  shownDeposit({ ...row, state, isUnanswered }, NOW).code;
const statesWith = (code: string, isUnanswered: boolean) =>
  DEPOSIT_STATES.filter((state) => codeOf(state, isUnanswered) === code);

it("has PA:1100 where nothing was taken, whether or not the provider answers (R4.09)", () => {
  const stopped = ["declined", "cancelled", "expired", "challenge-failed", "voided"];
  for (const isUnanswered of [false, true]) {
    expect(statesWith("PA:1100", isUnanswered).toSorted()).toEqual(stopped.toSorted());
  }
});

it("has PA:1101 while the outcome is unknown, and only then (R4.09)", () => {
  expect(statesWith("PA:1101", false)).toEqual([]);
  expect(statesWith("PA:1101", true).toSorted()).toEqual(["authorised", "created", "pending"]);
});

it("has no other code (R4.09)", () => {
  const codes = DEPOSIT_STATES.flatMap((state) => [codeOf(state, false), codeOf(state, true)]);
  expect(new Set(codes)).toEqual(new Set([...PAYMENT_ERROR_CODES, null]));
});
