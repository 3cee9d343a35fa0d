import { PATHS } from "./paths.ts";

/** Whether a path belongs to the account area, even if no page has that path. */
export const isAccountPath = (path: string): boolean =>
  path === PATHS.account || path.startsWith(`${PATHS.account}/`);
