/**
 * Calls back once: after the visitor has answered the question about cookies, and while no dialog is open. One question
 * at a time, and none behind a dialog that the visitor has opened. Browser only.
 *
 * @returns stops waiting
 */
export function whenNothingIsAsked(onFree: () => void): () => void {
  const page = document.documentElement;
  const look = () => {
    if (page.dataset["consent"] === undefined || document.querySelector("dialog[open]")) return;
    watcher.disconnect();
    onFree();
  };
  const watcher = new MutationObserver(look);
  watcher.observe(page, { attributes: true, attributeFilter: ["data-consent"] });
  // The cookie dialog is removed once it is answered, and other dialogs are closed.
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["open"],
  });
  look();
  return () => watcher.disconnect();
}
