import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import type { UserInfo } from "@spilhus/contracts/player-account";
import type { AccountStatus } from "@spilhus/restrictions";
import { useSession } from "@spilhus/player-session/session";
import { limitsQuery, playerQuery } from "./playerQueries.ts";

/** The player's data that an account page needs. */
export interface KnownPlayer {
  readonly user: UserInfo;
  readonly accountStatus: AccountStatus;
  /** Latest server time, in ms since the epoch. */
  readonly now: number;
  /** IANA zone of the brand. */
  readonly zone: string;
}

export interface PlayerQuery {
  /** The latest data, kept after a failed refetch. */
  readonly player: KnownPlayer | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Fetches the player. */
export function usePlayer(): PlayerQuery {
  const info = useQuery(playerQuery);
  const limits = useQuery(limitsQuery(usePathname()));
  const shown = useSession();
  const user = info.data;
  const withinLimits = limits.data?.data.withinLimits;
  const player =
    user && withinLimits !== undefined && shown
      ? {
          user,
          accountStatus: { checkResult: user.checkResult, withinLimits },
          now: Date.parse(shown.moment.serverTime),
          zone: shown.settings.zone,
        }
      : undefined;
  return {
    player,
    hasFailed: info.isError || limits.isError,
    retry: () => {
      void info.refetch();
      void limits.refetch();
    },
  };
}
