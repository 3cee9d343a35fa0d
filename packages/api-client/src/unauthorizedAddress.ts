/**
 * Where a page goes when a service says that there is no session (R8.01): the front page, which brings the player back
 * after login.
 */
export function unauthorizedAddress({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  return `/?${new URLSearchParams({ returnUrl: pathname + search })}`;
}
