import { Button } from "@spilhus/ui";
import type { PanelWords } from "./panelText.ts";

/** The rules of the chat, which a player accepts once before the first message. */
export function RulesBeforeWriting({
  words,
  onAccept,
}: {
  readonly words: PanelWords;
  readonly onAccept: () => void;
}) {
  const { t } = words;
  return (
    <div className="chat-rules">
      <h3>{t("chat.rulesTitle")}</h3>
      <ul>
        <li>{t("chat.ruleKind")}</li>
        <li>{t("chat.rulePrivate")}</li>
        <li>{t("chat.ruleMoney")}</li>
        <li>{t("chat.ruleLinks")}</li>
        <li>{t("chat.ruleHosts")}</li>
      </ul>
      <Button size="small" onClick={onAccept}>
        {t("chat.rulesAccept")}
      </Button>
    </div>
  );
}
