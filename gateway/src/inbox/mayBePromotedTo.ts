import type { ActiveSession } from "../sessions/index.ts";

type Asked = Pick<ActiveSession, "accountStatus"> & {
  readonly player: Pick<ActiveSession["player"], "marketingEmail">;
};

/**
 * Whether a player may see marketing: only if not restricted and with permission for e-mail, because the law treats an
 * inbox as electronic mail (markedsføringsloven § 10).
 */
export const mayBePromotedTo = ({ player, accountStatus }: Asked): boolean =>
  accountStatus.checkResult === null && accountStatus.withinLimits && player.marketingEmail;
