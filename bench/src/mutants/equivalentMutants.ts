/** A mistake that no test can notice, because other code makes it harmless. */
interface EquivalentMutant {
  readonly id: string;
  readonly mistake: string;
  readonly reason: string;
}

export const EQUIVALENT_MUTANTS: readonly EquivalentMutant[] = [
  {
    id: "3.7.2",
    mistake: "the origin of a parsed return address is not compared (packages/lib/src/redirectTarget.ts)",
    reason:
      "the text was compared before: it begins with one slash or with the origin, and holds no backslash",
  },
  {
    id: "7.3.2",
    mistake: "a use moves the idle end beyond the latest end (gateway/src/sessions/renewSession.ts)",
    reason: "a session is found only before both of its ends (gateway/src/sessions/findSession.ts)",
  },
  {
    id: "10.2.1",
    mistake:
      "the state that came back is not compared by the OpenID client (gateway/src/mitid/mitIdProvider.ts)",
    reason: "the visit was found by the hash of that state (gateway/src/mitid/visits.ts)",
  },
];
