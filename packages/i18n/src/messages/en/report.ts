import type { Translation } from "../translation.ts";

export const report = {
  title: "Statement of account",
  description: "Your statement of account for the last 90 days.",
  startTitle: "Statement of account",
  startText:
    "See your stakes, wins, deposits and withdrawals of the last 90 days on screen, on paper or as a file.",
  receiptTitle: "Check a statement of account",
  receiptDescription: "See whether a statement from this site is genuine.",
  receiptText:
    "Enter the number and the verification code from the statement. We check that it is genuine and that the transactions behind it are unchanged.",
  receiptScript: "The check needs JavaScript. Customer service can check a statement for you too.",
  receiptPrivacy: "The answer shows no name, game or amount. You need not log in.",
  receiptNames: {
    number: "Receipt number",
    code: "Verification code",
  },
  check: {
    numberHint: "36 characters with hyphens",
    numberInvalid: "The receipt number has 36 characters, such as 0b7c3c60-2f6e-4a44-9f0c-0f8f1f2f3a01.",
    codeHint: "64 characters: digits and the letters a to f",
    codeInvalid: "The verification code has 64 characters: digits and the letters a to f.",
    check: "Check",
    genuineTitle: "The statement is genuine",
    genuineText:
      "Number and code belong together, and the transactions are unchanged since the statement was made.",
    changedTitle: "The statement is genuine, but the transactions have changed",
    changedText:
      "Number and code belong together, but the transactions behind the statement are no longer the same. Contact customer service before you rely on it.",
    unknownTitle: "We do not know this statement",
    unknownText:
      "Number and code do not belong to a statement from this site. Check that you have entered them correctly. Statements that are more than 90 days old may have been deleted.",
    covers_one: "Created {{createdAt}}. Covers {{from}} to {{to}}, {{count}} transaction.",
    covers_other: "Created {{createdAt}}. Covers {{from}} to {{to}}, {{count}} transactions.",
  },
  make: {
    start: "Make a statement",
    startFailed: "The statement was not made. Try again.",
  },
  panel: {
    loading: "Fetching your statement …",
    failedTitle: "We cannot fetch your statement right now",
    missingTitle: "The statement does not exist",
    missingText: "It may have been deleted, or the address is wrong. You can make a new one.",
    period: "Period",
    createdAt: "Created",
    customerNumber: "Customer number",
    sessions: "Number of visits",
    timeSpent: "Time logged in",
    totals: "Totals for the period",
    stakes: "Stakes",
    wins: "Wins",
    losses: "Losses",
    deposits: "Deposits",
    withdrawals: "Withdrawals",
    emptyTitle: "There are no transactions in this period",
    emptyText: "Once you deposit or play, it appears here.",
    movements: "Each transaction",
    shown_one: "{{shown}} of {{count}} transaction. PDF and CSV have them all.",
    shown_other: "{{shown}} of {{count}} transactions. PDF and CSV have them all.",
    receipt: "Receipt",
    receiptAbout:
      "If you hand the statement to others, the number and the code let them see whether it is genuine, without logging in.",
    checkThis: "Check this statement",
    pdf: "Download as PDF",
    csv: "Download as CSV",
    print: "Print",
    none: "None",
  },
} as const satisfies Translation<"report">;
