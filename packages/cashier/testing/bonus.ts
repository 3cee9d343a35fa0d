import { asPlayer } from "@spilhus/account/testing";
import { LIST_BONUSES, type Bonus, type Bonuses, type Offer } from "@spilhus/contracts/payments";
import { offerOf } from "@spilhus/page-kit/testing";
import { playerCache } from "@spilhus/player-session/session";
import { STORY_NOW } from "./deposit.ts";

/** An active bonus of 200 kr. with 60 % of its requirement met, with overrides. */
export const bonusOf = (differs: Partial<Bonus> = {}): Bonus => ({
  id: "9d2b1c44-6e5f-4b8a-8c1d-2f3e4a5b6c7d",
  offer: offerOf(),
  state: "active",
  acceptedAt: "2026-11-10T10:00:00Z",
  depositBy: null,
  grantedAt: "2026-11-10T10:05:00Z",
  endedAt: null,
  grantedOre: 20_000,
  bonusOre: 17_450,
  openStakesOre: 0,
  wagerOre: 200_000,
  wageredOre: 120_000,
  endsAt: "2027-01-09T10:05:00Z",
  daysLeft: 47,
  endedOre: null,
  ...differs,
});

/** Accepted, with its deposit still missing. */
export const acceptedBonus = (): Bonus =>
  bonusOf({
    ...{ state: "accepted", depositBy: "2026-12-07T10:00:00Z", grantedAt: null, grantedOre: null },
    ...{ bonusOre: 0, wagerOre: null, wageredOre: 0, endsAt: null, daysLeft: null },
  });

interface BonusState {
  readonly bonuses?: readonly Bonus[];
  readonly offers?: readonly Offer[];
  /** Responses of other calls, by `METHOD path`. */
  readonly answers?: Readonly<Record<string, () => Response | Promise<Response>>>;
}

/** Logs in a player with 1.000 kr. in cash and these bonuses; for a story's `beforeEach`. */
export function asBonusPlayer({ bonuses = [], offers = [], answers = {} }: BonusState = {}) {
  const answer: Bonuses = { bonuses: [...bonuses], offers: [...offers], serverTime: STORY_NOW };
  const logIn = asPlayer({
    answers: { [`GET ${LIST_BONUSES.path}`]: () => Response.json(answer), ...answers },
  });
  return () => {
    const end = logIn();
    const bonusOre = bonuses[0]?.bonusOre ?? 0;
    playerCache.setQueryData(["balance"], {
      ...{ cashOre: 100_000, bonusOre, reservedOre: 0, version: 5, serverTime: STORY_NOW },
    });
    return end;
  };
}
