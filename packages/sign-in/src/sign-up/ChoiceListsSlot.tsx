"use client";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { islandTranslator, type IslandMessages, type MessageKey } from "@spilhus/i18n/island";
import { Button, Notice, Skeleton } from "@spilhus/ui";
import type { ChoiceLists, SignUpCalls } from "./signUpCalls.ts";

interface ChoiceListsSlotProps {
  readonly calls: Pick<SignUpCalls, "lists">;
  readonly messages: IslandMessages<MessageKey>;
  readonly children: (lists: ChoiceLists) => ReactNode;
}

/** Loads the option lists of a step; shows a retry button if that fails. */
export function ChoiceListsSlot({ calls, messages, children }: ChoiceListsSlotProps) {
  const t = islandTranslator(messages);
  const [lists, setLists] = useState<ChoiceLists | "failed">();
  const load = () => void calls.lists().then(setLists, () => setLists("failed"));
  const loadFirst = useEffectEvent(load);
  useEffect(() => loadFirst(), []);
  const retry = () => {
    setLists(undefined);
    load();
  };
  if (lists === undefined) return <Skeleton shape="field" count={4} label={t("signUp.loading")} />;
  if (lists !== "failed") return children(lists);
  return (
    <Notice tone="warning" live="polite">
      <p>{t("signUp.listsFailed")}</p>
      <Button kind="secondary" size="small" onClick={retry}>
        {t("signUp.retry")}
      </Button>
    </Notice>
  );
}
