import type { Locale } from "@spilhus/contracts";
import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import type { Messages } from "@spilhus/contracts/player-account";
import { autoRetry } from "../player-data/autoRetry.ts";
import type { InboxService } from "./inboxService.ts";
import { withRead } from "./withRead.ts";

type Pages = InfiniteData<Messages, string | undefined>;

/** The new state of a message. */
interface Mark {
  readonly id: string;
  readonly isRead: boolean;
}

/** The player's inbox, page by page. A mark is shown at once, and undone if saving it fails. */
export function useInbox(service: InboxService, locale: Locale, onUnread: (unread: number) => void) {
  const client = useQueryClient();
  const key = ["messages", locale];
  const query = useInfiniteQuery({
    ...autoRetry,
    queryKey: key,
    queryFn: ({ pageParam: after, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      service.list({ locale, signal, ...(after !== undefined && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: Messages) => next ?? undefined,
    staleTime: 0,
  });
  const change = ({ id, isRead }: Mark) =>
    client.setQueryData<Pages>(
      key,
      (data) =>
        data && { ...data, pages: withRead(data.pages, id, isRead ? new Date().toISOString() : null) },
    );
  const marking = useMutation({
    networkMode: "always",
    mutationFn: ({ id, isRead }: Mark) => service.mark(id, isRead),
    onMutate: (mark) => void change(mark),
    onError: (_error, { id, isRead }) => change({ id, isRead: !isRead }),
    onSuccess: ({ unread }) => onUnread(unread),
  });
  return { query, marking };
}
