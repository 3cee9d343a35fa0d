import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseNow } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import { jsonRow } from "../database/index.ts";
import { depositedOre } from "../deposit-records/index.ts";
import { mayBePromotedTo, isMarketing, isMessageOf } from "../inbox/index.ts";
import { type ActiveSession, sessionFinderWith, sessions } from "../sessions/index.ts";
import { players } from "../players/index.ts";
import { unreadSupport } from "../support/index.ts";
import { isMarketingQuestionOpen } from "./isMarketingQuestionOpen.ts";

const DETAILS = {
  phoneNumber: players.phoneNumber,
  occupationId: players.occupationId,
  salaryId: players.salaryId,
  marketingSms: players.marketingSms,
  marketingPhone: players.marketingPhone,
  marketingPush: players.marketingPush,
};

/** The data of user info besides the session. */
interface Account extends Pick<typeof players.$inferSelect, keyof typeof DETAILS> {
  readonly hasPassword: boolean;
  readonly unreadMessages: number;
  readonly unreadSupport: number;
  /** Of a player who is not restricted, see {@link isMarketingQuestionOpen}. */
  readonly isMarketingQuestionOpen: boolean;
  /** How many of the three deposit limits are set. */
  readonly depositLimits: number;
  /** Completed and pending deposits of a temporary account; null for a verified one. */
  readonly depositedOre: number | null;
}

/** A session with the account of its player. */
export interface AccountSession extends ActiveSession {
  readonly account: Account;
}

const unreadEvents = sql<number>`(
  select count(*)::int from messages
  where messages.player_id = ${players.id} and messages.read_at is null and messages.sent_at <= ${databaseNow}
)`;
/** All unread messages, and the marketing ones among them, which not everybody may see. */
const unreadStories = sql<readonly [number, number]>`(
  select json_build_array(count(*), count(*) filter (where ${isMarketing}))
  from stories where ${isMessageOf(sql`${sessions.brand}`)} and not exists (
    select from story_reads where story_reads.player_id = ${players.id} and story_reads.story_uuid = stories.uuid
  )
)`;
const unreadAnswers = unreadSupport({ playerId: players.id, brand: sessions.brand });
const limitsSet = sql<number>`(
  select count(*)::int from deposit_limits where deposit_limits.player_id = ${players.id}
)`;

const deposited = sql<number | null>`case when ${players.eidVerifiedAt} is null then ${depositedOre} end`;

/**
 * Finds a session with the account of its player by the cookie's value. Everything is one query, because a second one
 * would cost more than the rest.
 */
export type FindAccount = (brand: string, token: string) => Promise<AccountSession | undefined>;

/** The service that `user-info` needs besides those of every call. */
export interface AccountServices {
  readonly findAccount: FindAccount;
}

export function accountFinder(db: NodePgDatabase, brands: Brands): FindAccount {
  const more = jsonRow({
    details: DETAILS,
    known: {
      hasPassword: sql<boolean>`${players.passwordHash} is not null`,
      limitsSet,
      isMarketingQuestionOpen,
      deposited,
    },
    unread: { events: unreadEvents, stories: unreadStories, support: unreadAnswers },
  });
  const find = sessionFinderWith(db, brands, "account_by_token", more);

  return async (brand, token) => {
    const found = await find(brand, token);
    if (!found) return undefined;
    const { details, known, unread } = found.more;
    const [stories, promotions] = unread.stories;
    return {
      ...found.session,
      account: {
        ...details,
        hasPassword: known.hasPassword,
        isMarketingQuestionOpen: known.isMarketingQuestionOpen,
        unreadMessages: unread.events + stories - (mayBePromotedTo(found.session) ? 0 : promotions),
        unreadSupport: unread.support,
        depositLimits: known.limitsSet,
        depositedOre: known.deposited,
      },
    };
  };
}
