import { PATHS } from "./paths.ts";

/** Whether a path belongs to the account area, whether or not there is a page. */
export const isAccountPath = (path: string): boolean =>
  path === PATHS.account || path.startsWith(`${PATHS.account}/`);
