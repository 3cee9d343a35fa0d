import type { ChatSanction } from "@spilhus/contracts/chat";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Notice, RowList, Stack } from "@spilhus/ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { PlayerListSection } from "../player-data/PlayerListSection.tsx";
import { usePlayerList } from "../player-data/usePlayerList.ts";
import { AppealForm } from "./AppealForm.tsx";
import type { ChatSanctionsMessages } from "./chatSanctionsMessages.ts";
import type { ChatSanctionsService } from "./chatSanctionsService.ts";
import { sanctionText } from "./sanctionText.ts";

export interface ChatSanctionsPanelProps {
  readonly service: ChatSanctionsService;
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly messages: ChatSanctionsMessages;
}

const QUERY_KEY = ["chat-sanctions"];
const isDecided = (error: unknown) =>
  error instanceof Error && "reason" in error && error.reason === "already-decided";

/**
 * What was decided about the player in the chat: by which rule, for how long, about which line; and one complaint about each
 * (DSA, Articles 17 and 20). Nothing for the many about whom nothing was decided.
 */
export function ChatSanctionsPanel({ service, zone, messages }: ChatSanctionsPanelProps) {
  const t = islandTranslator(messages);
  const { query, title, refresh } = usePlayerList(QUERY_KEY, (signal) => service.list(signal));
  const [complainsAbout, setComplainsAbout] = useState<string>();
  const done = () => {
    setComplainsAbout(undefined);
    refresh();
  };
  const appeal = useMutation({
    networkMode: "always",
    mutationFn: ({ id, text }: { readonly id: string; readonly text: string }) => service.appeal(id, text),
    onSuccess: done,
    onError: (error) => isDecided(error) && done(),
  });
  if (!query.isError && !query.data?.sanctions.length) return null;
  const shown = (sanction: ChatSanction) => {
    const { id } = sanction;
    const { name, facts, appeal: answer, time } = sanctionText(sanction, zone, messages);
    const row = {
      id,
      name,
      ...(sanction.isInForce && { label: t("chatSanctions.inForce") }),
      facts: answer === undefined ? facts : [...facts, answer],
    };
    if (answer !== undefined || sanction.isLifted) return row;
    if (complainsAbout === id) {
      const form = (
        <Stack gap={3}>
          <h3>{name}</h3>
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
          <AppealForm
            messages={messages}
            isBusy={appeal.isPending}
            onSend={(text) => appeal.mutate({ id, text })}
            onCancel={() => setComplainsAbout(undefined)}
          />
        </Stack>
      );
      return { ...row, form };
    }
    const actions = (
      <Button
        kind="secondary"
        size="small"
        aria-label={t("chatSanctions.complainAbout", { kind: name, time })}
        onClick={() => {
          appeal.reset();
          setComplainsAbout(id);
        }}
      >
        {t("chatSanctions.complain")}
      </Button>
    );
    return { ...row, actions };
  };
  const notices = (
    <>
      {appeal.isSuccess && (
        <Notice tone="success" live="polite">
          {t("chatSanctions.sent")}
        </Notice>
      )}
      {appeal.isError &&
        (isDecided(appeal.error) ? (
          <Notice live="polite">{t("chatSanctions.already")}</Notice>
        ) : (
          <Notice tone="danger" live="assertive">
            {t("chatSanctions.failed")}
          </Notice>
        ))}
    </>
  );
  return (
    <PlayerListSection
      title={t("chatSanctions.title")}
      titleRef={title}
      text={t("chatSanctions.text")}
      notices={notices}
      query={query}
      loadingText={t("chatSanctions.loading")}
      failedTitle={t("chatSanctions.failedTitle")}
      messages={messages}
    >
      {({ sanctions }) => (
        <RowList label={t("chatSanctions.title")} icon="chat" rows={sanctions.map(shown)} />
      )}
    </PlayerListSection>
  );
}
