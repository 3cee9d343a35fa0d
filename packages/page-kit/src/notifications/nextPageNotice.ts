const KEY = "next-page-notice";

/** Keeps a message over a new document: the next page of this tab shows it. Without storage it is not shown. */
export function noticeForNextPage(text: string, memory: () => Storage = () => sessionStorage): void {
  try {
    memory().setItem(KEY, text);
  } catch {
    // A browser that keeps nothing refuses even to be asked.
  }
}

/** Takes the message that the page before has left, if any. */
export function takeNextPageNotice(memory: () => Storage = () => sessionStorage): string | undefined {
  try {
    const text = memory().getItem(KEY) ?? undefined;
    memory().removeItem(KEY);
    return text;
  } catch {
    return undefined;
  }
}
