import type { ReactNode } from "react";
import { islandTranslator, type IslandMessages } from "@spilhus/i18n/island";
import { Button, EmptyState, Notice, Skeleton } from "@spilhus/ui";
import type { AskedKey } from "./askedKeys.ts";

interface AskedPartProps<Data> {
  /** A question of TanStack Query. */
  readonly asked: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly loadingText: string;
  readonly failedTitle: string;
  readonly messages: IslandMessages<AskedKey>;
  readonly children: (data: Data) => ReactNode;
}

/** What a part of a page shows of what it has asked for: on its way, known, or not to be had and asked for again. */
export function AskedPart<Data>({
  asked,
  loadingText,
  failedTitle,
  messages,
  children,
}: AskedPartProps<Data>) {
  const t = islandTranslator(messages);
  const { data, isError } = asked;
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
  if (!isError) return <Skeleton shape="text" count={4} label={loadingText} />;
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={failedTitle}
        text={t("account.failedText")}
        actions={
          <Button kind="secondary" onClick={() => void asked.refetch()}>
            {t("account.retry")}
          </Button>
        }
      />
    </div>
  );
}
