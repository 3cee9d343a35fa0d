/**
 * Asks whether an address can be shown again, and loads it if so: once it is a page, or sends the visitor elsewhere.
 *
 * @throws {TypeError} when nobody answers
 */
export async function returnWhenBack(
  here: Pick<Location, "href" | "reload">,
  signal: AbortSignal,
): Promise<void> {
  const { status } = await fetch(here.href, {
    method: "HEAD",
    cache: "no-store",
    // A redirect is the browser's to follow; asked by hand its status is 0.
    redirect: "manual",
    headers: { accept: "text/html" },
    signal,
  });
  if (status < 500) here.reload();
}
