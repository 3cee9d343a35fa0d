import { RECEIPT_PARTS, type Receipt } from "@spilhus/contracts/player-account";
import type { Rule } from "@spilhus/contracts/validation";

const NUMBER = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const CODE = /^[\da-f]{64}$/;

/** Paper breaks long numbers into lines, and people write capitals. */
const withoutSpaces = (typed: string) => typed.replaceAll(/\s/g, "").toLowerCase();

/** The number of a receipt as it was typed or copied; `undefined` if it cannot be one. */
export function parseNumber(typed: string): string | undefined {
  const number = withoutSpaces(typed);
  return NUMBER.test(number) ? number : undefined;
}

/** The verification code as it was typed or copied; `undefined` if it cannot be one. */
export function parseCode(typed: string): string | undefined {
  const code = withoutSpaces(typed);
  return CODE.test(code) ? code : undefined;
}

export const numberRule: Rule = (typed) => (parseNumber(typed) === undefined ? { id: "invalid" } : undefined);
export const codeRule: Rule = (typed) => (parseCode(typed) === undefined ? { id: "invalid" } : undefined);

/** The receipt in the part of an address behind `#`. */
export function receiptIn(hash: string): Receipt | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const reportId = parseNumber(given.get(RECEIPT_PARTS.reportId) ?? "");
  const head = parseCode(given.get(RECEIPT_PARTS.head) ?? "");
  return reportId !== undefined && head !== undefined ? { reportId, head } : undefined;
}
