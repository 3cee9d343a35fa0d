/** Whether the visitor has answered the cookie question, for `useSyncExternalStore`. Browser only. */
export const cookiesAnswered = {
  subscribe(listener: () => void): () => void {
    const watcher = new MutationObserver(listener);
    watcher.observe(document.documentElement, { attributes: true, attributeFilter: ["data-consent"] });
    return () => watcher.disconnect();
  },
  state: (): boolean => document.documentElement.dataset["consent"] !== undefined,
};
