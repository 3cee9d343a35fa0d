import { listeners } from "../adapter/listeners.ts";
import type { SupportAdapter } from "../adapter/supportAdapter.ts";
import type { DeskTalk } from "./deskTalk.ts";

/** The platform's own desk: first-party code in the page, drawn from the same store. */
export function deskAdapter(talk: DeskTalk): SupportAdapter {
  const openChange = listeners<boolean>();
  const failure = listeners<void>();
  const unread = listeners<number>();
  let told: number | undefined;
  talk.subscribe(() => {
    const { conversation, messages } = talk.snapshot();
    // Until it was found, nothing is known about its answers.
    if (!conversation) return;
    const { readByVisitor } = conversation;
    const count = messages.filter(({ seq, author }) => seq > readByVisitor && author !== "visitor").length;
    if (count !== told) unread.tell(count);
    told = count;
  });
  return {
    boot: () => talk.load(),
    shutdown() {
      told = undefined;
      talk.stop();
    },
    open: () => talk.setOpen(true),
    close: () => talk.setOpen(false),
    onUnread: unread.add,
    onOpenChange: openChange.add,
    onFailure: failure.add,
  };
}
