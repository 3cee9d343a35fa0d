import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import type { Messages } from "@spilhus/contracts/player-account";
import { recovering } from "../account/recovering.ts";
import type { InboxService } from "./inboxService.ts";
import { withRead } from "./withRead.ts";

type Pages = InfiniteData<Messages, string | undefined>;

/** The player's inbox, page by page; a message is shown as read before that is kept, and taken back where it was not. */
export function useInbox(service: InboxService, locale: "da" | "en", onUnread: (unread: number) => void) {
  const client = useQueryClient();
  const key = ["messages", locale];
  const asked = useInfiniteQuery({
    ...recovering,
    queryKey: key,
    queryFn: ({ pageParam: after, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      service.list({ locale, signal, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: Messages) => next ?? undefined,
    staleTime: 0,
  });
  const change = (id: string, readAt: string | null) =>
    client.setQueryData<Pages>(key, (data) => data && { ...data, pages: withRead(data.pages, id, readAt) });
  const marking = useMutation({
    networkMode: "always",
    mutationFn: (id: string) => service.markRead(id),
    onMutate: (id) => change(id, new Date().toISOString()),
    onError: (_error, id) => change(id, null),
    onSuccess: ({ unread }) => onUnread(unread),
  });
  return { asked, marking };
}
