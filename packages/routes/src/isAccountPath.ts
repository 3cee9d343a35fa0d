/** Whether a path belongs to the account area, whether or not there is a page. */
export const isAccountPath = (path: string): boolean => path === "/konto" || path.startsWith("/konto/");
