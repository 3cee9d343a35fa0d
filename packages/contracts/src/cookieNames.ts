/**
 * Names of the cookies that pages themselves read. Apart from their declarations, whose purposes in two languages a page
 * that reads a name need not carry.
 */
export const COOKIE_NAMES = {
  consent: "consent",
  marketingPermission: "marketing_permission",
  loggedInBefore: "loggedInBefore",
} as const;
