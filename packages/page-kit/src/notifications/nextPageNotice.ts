const KEY = "next-page-notice";

/** Stores a message for the next document of this tab, which shows it. Without storage it is lost. */
export function noticeForNextPage(text: string, memory: () => Storage = () => sessionStorage): void {
  try {
    memory().setItem(KEY, text);
  } catch {
    // Browsers that block storage throw on access.
  }
}

/** Takes the message of the previous page, if there is one. */
export function takeNextPageNotice(memory: () => Storage = () => sessionStorage): string | undefined {
  try {
    const text = memory().getItem(KEY) ?? undefined;
    memory().removeItem(KEY);
    return text;
  } catch {
    return undefined;
  }
}
