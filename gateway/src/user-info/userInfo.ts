import { LIMIT_PERIODS, type UserInfo } from "@spilhus/contracts/player-account";
import type { RegisteredBrand } from "@spilhus/contracts";
import { dutiesAt } from "@spilhus/jurisdiction";
import type { AccountSession } from "./findAccount.ts";

const DAY_MS = 86_400_000;

/** Until the identity is verified, the account lasts only so long and takes only so much. */
function temporary(brand: RegisteredBrand, { account, player, now }: AccountSession): UserInfo["temporary"] {
  if (player.eidVerifiedAt !== null) return null;
  const { days, depositsOre } = dutiesAt(brand, now).temporaryAccount;
  const endsAt = new Date(player.createdAt.getTime() + days * DAY_MS).toISOString();
  return { endsAt, depositsLeftOre: Math.max(0, depositsOre - (account.depositedOre ?? 0)) };
}

/** What the site may know about the player of a session (R3.01, R1.07). */
export function userInfoOf(brand: RegisteredBrand, session: AccountSession): UserInfo {
  const { account, player, accountStatus } = session;
  return {
    userId: player.id,
    customerNumber: String(player.customerNumber),
    firstName: player.firstName,
    lastName: player.lastName,
    fullName: `${player.firstName} ${player.lastName}`,
    email: player.email,
    phoneNumber: account.phoneNumber,
    occupationId: account.occupationId,
    salaryId: account.salaryId,
    eidVerified: player.eidVerifiedAt !== null,
    withdrawalsBlocked: session.isWithdrawalBlocked,
    hasPassword: account.hasPassword,
    hasDepositLimits: account.depositLimits === LIMIT_PERIODS.length,
    temporary: temporary(brand, session),
    marketing: {
      email: player.marketingEmail,
      sms: account.marketingSms,
      phone: account.marketingPhone,
      push: account.marketingPush,
    },
    marketingQuestionDue:
      account.isMarketingQuestionOpen && accountStatus.checkResult === null && accountStatus.withinLimits,
    unreadMessages: account.unreadMessages,
    unreadSupport: account.unreadSupport,
    checkResult: accountStatus.checkResult,
  };
}
