import type { Translation } from "../translation.ts";

export const documents = {
  kinds: {
    payslip: "payslip",
    bankStatement: "bank statement",
    taxStatement: "tax statement",
    identity: "photo identification",
    accountOwner: "proof that the account is yours",
  },
  requests: {
    title: "Documents that we have asked you for",
    how: "Send the documents to customer service by secure mail. The address is on the customer service page. Only the staff who check payments see them.",
    loading: "Fetching what we have asked for …",
    failedTitle: "We cannot fetch what we have asked for right now",
    none: "We have not written here what is missing. Contact customer service, and we help you on.",
    sourceOfFunds: "Where the money that you deposit comes from",
    whoYouAre: "Who you are",
    whoseAccount: "That the payout account is yours",
    send: "Send: {{documents}}",
    until: "By {{date}}",
    stateAsked: "Missing",
    stateReceived: "Received",
    stateAccepted: "Approved",
    stateRefused: "Not approved",
    nextReceived: "We look at it and write to you.",
    nextRefused: "Contact customer service, and we help you with what is missing.",
  },
} as const satisfies Translation<"documents">;
