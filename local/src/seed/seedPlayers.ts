import type { RegisteredBrand } from "@spilhus/contracts";
import {
  importPlayers,
  type Database,
  type ImportedHold,
  type ImportedPlayer,
  type PersonKeys,
} from "@spilhus/gateway";
import { PEOPLE } from "../players/people.ts";
import type { AccountState, Person } from "../players/person.ts";

const DAY = 86_400;
/** The shortest block there is. */
const BLOCK_DAYS = 30;
/** In øre; each player has typed some at the registration. */
const DEPOSIT_LIMITS = { dayOre: 50_000, weekOre: 200_000, monthOre: 500_000 } as const;

/** What stands against a player of a state. */
function holdsOf(state: AccountState): readonly ImportedHold[] {
  switch (state) {
    case "ordinary":
    case "unverified":
      return [];
    case "reached-play-limits":
      return [{ kind: "play-limits" }];
    case "block":
      return [{ kind: "block", endsInSeconds: BLOCK_DAYS * DAY }];
    case "expired-block-must-be-removed-by-customer-service":
      return [{ kind: "block", endsInSeconds: -DAY }];
    case "cooldown":
      return [{ kind: "cooldown", endsInSeconds: DAY }];
    default:
      return [{ kind: state }];
  }
}

function accountOf(
  person: Person,
  account: AccountState,
  place: number,
): Omit<ImportedPlayer, "licence" | "brand"> {
  const { cpr, uuid, givenName, familyName, birthdate, email, password } = person;
  return {
    cpr,
    mitIdUuid: uuid,
    firstName: givenName,
    lastName: familyName,
    birthdate,
    email,
    phoneNumber: `+452030${String(4_000 + place)}`,
    occupationId: null,
    salaryId: null,
    isEidVerified: account !== "unverified",
    ...(password === undefined ? {} : { password }),
    depositLimits: DEPOSIT_LIMITS,
    holds: holdsOf(account),
  };
}

/** The accounts of seeded players: one under each licence, which is good on every brand of it. */
export function seededAccounts(brands: readonly RegisteredBrand[]): readonly ImportedPlayer[] {
  const firstOfLicence = new Map(brands.toReversed().map(({ id, licence }) => [licence.number, id]));
  return [...firstOfLicence].flatMap(([licence, brand]) =>
    PEOPLE.flatMap((person, place) =>
      person.account === undefined ? [] : [{ ...accountOf(person, person.account, place), licence, brand }],
    ),
  );
}

/** Sees to it that every seeded player is there and in the state they are named after. */
export async function seedPlayers(
  { db }: Pick<Database, "db">,
  brands: readonly RegisteredBrand[],
  keys: PersonKeys,
): Promise<void> {
  await importPlayers(db, seededAccounts(brands), keys);
}
