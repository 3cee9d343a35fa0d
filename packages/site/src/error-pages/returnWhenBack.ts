/**
 * Requests the current address and reloads it once the answer is a page or a redirect.
 *
 * @throws {TypeError} if the request fails
 */
export async function returnWhenBack(
  here: Pick<Location, "href" | "reload">,
  signal: AbortSignal,
): Promise<void> {
  const { status } = await fetch(here.href, {
    method: "HEAD",
    cache: "no-store",
    // The reload follows a redirect; in this mode its status is 0.
    redirect: "manual",
    headers: { accept: "text/html" },
    signal,
  });
  if (status < 500) here.reload();
}
