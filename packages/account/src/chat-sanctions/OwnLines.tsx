import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Notice, Stack } from "@spilhus/ui";
import { useMutation } from "@tanstack/react-query";
import type { ChatSanctionsMessages } from "./chatSanctionsMessages.ts";

export interface OwnLinesProps {
  /** Reads what is kept of the player in the chat. */
  readonly read: () => Promise<unknown>;
  /** Gives the player a file. */
  readonly save: (name: string, text: string) => void;
  readonly messages: ChatSanctionsMessages;
}

/** A file of what is kept of the player in the chat: own lines and decisions (GDPR, Articles 15 and 20). */
export function OwnLines({ read, save, messages }: OwnLinesProps) {
  const t = islandTranslator(messages);
  const reading = useMutation({
    networkMode: "always",
    mutationFn: read,
    onSuccess: (kept) => save("chat.json", JSON.stringify(kept, undefined, 2)),
  });
  return (
    <Stack gap={3}>
      <p>{t("chatSanctions.ownText")}</p>
      {reading.isError && (
        <Notice tone="danger" live="assertive">
          {t("chatSanctions.ownFailed")}
        </Notice>
      )}
      <p>
        <Button kind="secondary" size="small" isBusy={reading.isPending} onClick={() => reading.mutate()}>
          {t("chatSanctions.ownGet")}
        </Button>
      </p>
    </Stack>
  );
}
