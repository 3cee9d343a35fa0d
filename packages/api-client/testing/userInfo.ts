import type { UserInfo } from "@spilhus/contracts/player-account";

/** A player as the service tells of them. */
export const userInfo = {
  userId: "8b6f6f3e-9a5d-4c0e-8f0e-0d6a2c1b7a55",
  customerNumber: "10000001",
  firstName: "Mette",
  lastName: "Kjær",
  fullName: "Mette Kjær",
  email: null,
  phoneNumber: "+4520123456",
  occupationId: "nurse",
  salaryId: null,
  eidVerified: true,
  withdrawalsBlocked: false,
  hasPassword: false,
  hasDepositLimits: true,
  temporary: null,
  marketing: { email: false, sms: false, phone: false, push: false },
  marketingQuestionDue: false,
  unreadMessages: 2,
  unreadSupport: 0,
  checkResult: { type: "block", context: { until: "2026-11-21T12:00:00.000Z" } },
} satisfies UserInfo;
