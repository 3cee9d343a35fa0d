import type { BonusServices } from "../bonuses/index.ts";
import type { ChatServices } from "../chat/index.ts";
import type { CallServices } from "../calls/index.ts";
import type { PaymentServices } from "../deposits/index.ts";
import type { HookServices } from "../provider-events/index.ts";
import type { RegisterServices } from "../exclusions/index.ts";
import type { HouseRoundServices } from "../house-rounds/index.ts";
import { CallLimits } from "../limits/index.ts";
import type { MailServices } from "../mail/index.ts";
import type { MitIdServices } from "../mitid/index.ts";
import { openBonusStakes } from "../play/index.ts";
import { sessionFinder } from "../sessions/index.ts";
import { type IdentityServices, talkFinder, type TalkServices } from "../support/index.ts";
import type { SignupServices } from "../signup/index.ts";
import { accountFinder, type AccountServices } from "../user-info/index.ts";
import { balanceFinder, type BalanceServices } from "../wallet/index.ts";
import type { Services } from "./services.ts";

/** Services that features declare besides those of every call. */
export type FeatureServices = AccountServices &
  BalanceServices &
  BonusServices &
  ChatServices &
  HookServices &
  HouseRoundServices &
  IdentityServices &
  MailServices &
  MitIdServices &
  PaymentServices &
  RegisterServices &
  SignupServices &
  TalkServices;

/** Supplies the calls about players with the services they declare. */
export function playerServices(services: Services): CallServices & FeatureServices {
  const { config, brands, database, clock, log, limiter, people, putMail, payments } = services;
  const { eventSeal, answeredHooks, wakePayments, random } = services;
  const { db } = database;
  const { rateLimits } = config;
  const limits = new CallLimits(
    {
      call: rateLimits.playerCallsPerMinute,
      attempt: rateLimits.attemptsPerMinute,
      deposit: rateLimits.depositsPerMinute,
      "bonus-code": rateLimits.bonusCodesPerMinute,
      support: rateLimits.supportPerMinute,
      chat: rateLimits.chatLoginsPerMinute,
      tracking: rateLimits.trackingPerMinute,
    },
    rateLimits.hooksPerMinute,
    limiter,
  );
  const find = {
    findSession: sessionFinder(db, brands),
    findAccount: accountFinder(db, brands),
    findBalance: balanceFinder(db, brands),
    findTalks: talkFinder(db, brands),
  };
  return {
    db,
    brands,
    clock,
    log,
    limits,
    people,
    putMail,
    payments,
    eventSeal,
    answeredHooks,
    wakePayments,
    random,
    supportSecrets: config.supportSecrets,
    chat: config.chat,
    chatMode: config.mode,
    wakeChat: services.wakeChat,
    openStakesOf: openBonusStakes,
    ...find,
  };
}
