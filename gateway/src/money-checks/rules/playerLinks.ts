import { sql } from "drizzle-orm";
import type { Subject } from "./subject.ts";

/** Something that a player shares with others of the licence. */
export interface PlayerLink {
  readonly kind: "payoutAccount" | "instrument" | "device";
  /** A stable key of what is shared; never a token. */
  readonly means: string;
  /** Ids of the others. */
  readonly players: readonly string[];
}

/**
 * Finds what links a player to others. Games in which players play against each other, or in rooms of a few, add a source
 * with its own kind and threshold; the rule stays as it is.
 */
type LinkSource = (subject: Subject) => Promise<readonly PlayerLink[]>;

const KINDS = { instrument: "instrument", "payout-account": "payoutAccount" } as const;

const sharedMeans: LinkSource = async ({ tx, playerId, licence }) => {
  const { rows } = await tx.execute<{ kind: keyof typeof KINDS; means: string; players: string[] }>(sql`
    select own.kind, encode(own.token_hash, 'hex') as means, array_agg(other.player_id::text order by other.player_id) as players
    from payment_means as own
    join payment_means as other on other.kind = own.kind and other.token_hash = own.token_hash
      and other.player_id <> own.player_id
    join players on players.id = other.player_id and players.licence = ${licence}
    where own.player_id = ${playerId} group by own.kind, own.token_hash
  `);
  return rows.map(({ kind, means, players }) => ({ kind: KINDS[kind], means, players }));
};

/** A device's token changes at each sign-in with MitID, so the link is named by the players who share it. */
const sharedDevices: LinkSource = async ({ tx, playerId, licence }) => {
  const { rows } = await tx.execute<{ players: string[] }>(sql`
    select array_agg(other.player_id::text order by other.player_id) as players from devices as own
    join devices as other on other.token_hash = own.token_hash and other.player_id <> own.player_id
    join players on players.id = other.player_id and players.licence = ${licence}
    where own.player_id = ${playerId} group by own.token_hash
  `);
  return rows.map(({ players }) => ({ kind: "device", means: players.join(" "), players }));
};

export const LINK_SOURCES: readonly LinkSource[] = [sharedMeans, sharedDevices];
