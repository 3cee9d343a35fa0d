import { listeners } from "../adapter/listeners.ts";
import type { SupportAdapter } from "../adapter/supportAdapter.ts";
import type { DeskTalk } from "./deskTalk.ts";

/** The platform's own desk: first-party code in the page, drawn from the same store. */
export function deskAdapter(talk: DeskTalk): SupportAdapter {
  const openChange = listeners<boolean>();
  const failure = listeners<void>();
  const unread = listeners<number>();
  talk.subscribe(() => {
    const { conversation, messages } = talk.snapshot();
    const seen = conversation?.readByVisitor ?? 0;
    unread.tell(messages.filter(({ seq, author }) => seq > seen && author !== "visitor").length);
  });
  return {
    boot: () => talk.load(),
    shutdown: () => talk.stop(),
    open: () => talk.setOpen(true),
    close: () => talk.setOpen(false),
    onUnread: unread.add,
    onOpenChange: openChange.add,
    onFailure: failure.add,
  };
}
