/**
 * The address a page goes to after a 401 (R8.01): the front page, which returns the player after login.
 */
export function unauthorizedAddress({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  return `/?${new URLSearchParams({ returnUrl: pathname + search })}`;
}
