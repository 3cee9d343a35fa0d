import type { ReactNode } from "react";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { Button, EmptyState, Notice, Skeleton } from "@spilhus/ui";

interface QueryBoundaryProps<Data> {
  /** The state of a query of TanStack Query. */
  readonly query: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly loadingText: string;
  /** Shown while loading instead of a text skeleton. */
  readonly waiting?: ReactNode;
  readonly failedTitle: string;
  readonly messages: MessagesOf<"account.failure">;
  readonly children: (data: Data) => ReactNode;
}

/** Shows the data of a query; a skeleton while it loads, and an error with a retry button after a failure. */
export function QueryBoundary<Data>(props: QueryBoundaryProps<Data>) {
  const { query, loadingText, waiting, failedTitle, messages, children } = props;
  const t = islandTranslator(messages);
  const { data, isError } = query;
  if (data !== undefined) {
    return (
      <>
        {isError && (
          <Notice tone="warning" title={failedTitle} live="polite">
            {t("account.failedText")}
          </Notice>
        )}
        {children(data)}
      </>
    );
  }
  if (!isError) return waiting ?? <Skeleton shape="text" count={5} label={loadingText} />;
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={failedTitle}
        text={t("account.failedText")}
        actions={
          <Button kind="secondary" onClick={() => void query.refetch()}>
            {t("account.retry")}
          </Button>
        }
      />
    </div>
  );
}
