import type { RegisteredBrand } from "@spilhus/contracts";
import type { ImportedHold, ImportedPlayer } from "@spilhus/gateway";
import { PEOPLE, type AccountState, type Person } from "@spilhus/seed/players";

const DAY_SECONDS = 86_400;
/** The shortest block that a player can choose. */
const BLOCK_DAYS = 30;
const DEPOSIT_LIMITS = { dayOre: 50_000, weekOre: 200_000, monthOre: 500_000 } as const;
const LOSS_LIMITS = { dayOre: 100_000, weekOre: 300_000, monthOre: 1_000_000 } as const;

/** The holds on an account in a state. */
function holdsOf(state: AccountState): readonly ImportedHold[] {
  switch (state) {
    case "ordinary":
    case "unverified":
      return [];
    case "reached-play-limits":
      return [{ kind: "play-limits" }];
    case "block":
      return [{ kind: "block", endsInSeconds: BLOCK_DAYS * DAY_SECONDS }];
    case "expired-block-must-be-removed-by-customer-service":
      return [{ kind: "block", endsInSeconds: -DAY_SECONDS }];
    case "cooldown":
      return [{ kind: "cooldown", endsInSeconds: DAY_SECONDS }];
    default:
      return [{ kind: state }];
  }
}

function accountOf(
  person: Person,
  state: AccountState,
  index: number,
): Omit<ImportedPlayer, "licence" | "brand"> {
  const { cpr, uuid, givenName, familyName, birthdate, email, password, isMarketingUnanswered } = person;
  return {
    cpr,
    mitIdUuid: uuid,
    firstName: givenName,
    lastName: familyName,
    birthdate,
    email,
    phoneNumber: `+452030${String(4_000 + index)}`,
    occupationId: null,
    salaryId: null,
    isEidVerified: state !== "unverified",
    ...(password === undefined ? {} : { password }),
    ...(isMarketingUnanswered ? {} : { hasAnsweredMarketing: true }),
    ...(person.hasNoDepositLimits ? {} : { depositLimits: DEPOSIT_LIMITS }),
    lossLimits: LOSS_LIMITS,
    holds: holdsOf(state),
  };
}

/** The accounts of seeded players: one under each licence, which is valid on every brand of that licence. */
export function seededAccounts(brands: readonly RegisteredBrand[]): readonly ImportedPlayer[] {
  const firstBrandOfLicence = new Map(brands.toReversed().map(({ id, licence }) => [licence.number, id]));
  return [...firstBrandOfLicence].flatMap(([licence, brand]) =>
    PEOPLE.flatMap((person, index) =>
      person.account === undefined ? [] : [{ ...accountOf(person, person.account, index), licence, brand }],
    ),
  );
}
