/**
 * Address of the page that a form leads to: a page that renewed itself when the form was sent goes on doing so.
 *
 * @param to path of this console
 * @param referrer address of the form's page; nothing where the browser sends none
 */
export function keepRenewal(to: string, referrer: string | null): string {
  if (referrer === null || !URL.canParse(referrer)) return to;
  const { pathname, searchParams } = new URL(referrer);
  return pathname === to && searchParams.get("auto") === "1" ? `${to}?auto=1` : to;
}
