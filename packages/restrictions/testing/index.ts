/**
 * The oracle of every test about restricted players: the domain's table and the spec's pages, written by hand. Imports
 * nothing, least of all the tables that it checks.
 */
export { EXPECTED_CALLS, isCallOpen } from "./expectedCalls.ts";
export { expectedPage, type ExpectedVisitor } from "./expectedPage.ts";
export {
  accountStatusUnder,
  EXPECTED_RESTRICTIONS,
  expectedRestriction,
  openPages,
  STRICTEST_FIRST,
  UNKNOWN_TYPE,
  type ExpectedRestriction,
} from "./expectedRestrictions.ts";
export {
  ACCOUNT_PAGES,
  GUEST_PAGES,
  insteadOfGuestPage,
  HELP_PAGES,
  OPEN_PAGES,
  PAGES,
  PASSING_PAGES,
  SAMPLE_PAGES,
} from "./pages.ts";
