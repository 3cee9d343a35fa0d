import type { Translation } from "../translation.ts";

export const report = {
  title: "Statement of account",
  description: "Your statement of account for the last 90 days.",
  startTitle: "Statement of account",
  startText:
    "See your stakes, wins, deposits and withdrawals of the last 90 days on screen, on paper or as a file.",
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
    days: "Day by day",
    date: "Date",
    stakes: "Stakes",
    wins: "Wins",
    losses: "Losses",
    deposits: "Deposits",
    withdrawals: "Withdrawals",
    balance: "Balance",
    emptyTitle: "There are no transactions in this period",
    emptyText: "Once you deposit or play, it appears here day by day.",
    pdf: "Download as PDF",
    csv: "Download as CSV",
    print: "Print",
    none: "None",
  },
} as const satisfies Translation<"report">;
