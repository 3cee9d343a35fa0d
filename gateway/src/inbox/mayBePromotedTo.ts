import type { ActiveSession } from "../sessions/index.ts";

type Asked = Pick<ActiveSession, "accountStatus"> & {
  readonly player: Pick<ActiveSession["player"], "marketingEmail">;
};

/**
 * Whether a player may be shown what sells something: never who is kept from playing, and of the others only who has
 * allowed e-mail. An inbox is electronic mail to the law (markedsføringsloven § 10).
 */
export const mayBePromotedTo = ({ player, accountStatus }: Asked): boolean =>
  accountStatus.checkResult === null && accountStatus.withinLimits && player.marketingEmail;
