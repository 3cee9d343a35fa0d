import { useId, useState } from "react";
import { postponeMarketingQuestion, setMarketingPermission } from "@spilhus/api-client";
import { MARKETING_CHANNELS, type MarketingChannel, type MarketingPermission } from "@spilhus/contracts";
import { islandTranslator, type IslandMessages, type MessageKey } from "@spilhus/i18n/island";
import { notify } from "@spilhus/page-kit/notifications";
import { playerTransport, updateUser } from "@spilhus/player-session/session";
import { Button, Checkbox, FieldGroup } from "@spilhus/ui";
import { PermissionDialog } from "./PermissionDialog.tsx";
import type { PlayerQuestionProps } from "./PlayerQuestion.tsx";

interface PlayerQuestionFormProps extends PlayerQuestionProps {
  readonly messages: IslandMessages<MessageKey>;
}

type Problem = "chooseOne" | "saveFailed";

/** The channels, unticked, with yes and no alike. Escape puts the question off as the third button does. */
export function PlayerQuestionForm({ isForced, siteName, privacyHref, messages }: PlayerQuestionFormProps) {
  const t = islandTranslator(messages);
  const id = useId();
  const [ticked, setTicked] = useState<ReadonlySet<MarketingChannel>>(new Set());
  const [problem, setProblem] = useState<Problem>();
  const [isSending, setSending] = useState(false);

  const answer = async (channels: ReadonlySet<MarketingChannel>) => {
    const body: MarketingPermission = {
      email: channels.has("email"),
      sms: channels.has("sms"),
      phone: channels.has("phone"),
      push: channels.has("push"),
    };
    setSending(true);
    try {
      const marketing = await setMarketingPermission(playerTransport, { body });
      updateUser({ marketing, marketingQuestionDue: false });
      notify({
        id: "marketing-answered",
        type: "marketing-answered",
        alert: t("permission.saved"),
        multiple: false,
        clearOnPageChange: true,
      });
    } catch {
      setProblem("saveFailed");
      setSending(false);
    }
  };
  const postpone = () => {
    updateUser({ marketingQuestionDue: false });
    // If it is not saved, the next page asks again.
    postponeMarketingQuestion(playerTransport).catch(() => undefined);
  };
  const toggle = (channel: MarketingChannel, isTicked: boolean) => {
    setProblem(undefined);
    const others = [...ticked].filter((one) => one !== channel);
    setTicked(new Set(isTicked ? [...others, channel] : others));
  };

  return (
    <PermissionDialog
      isForced={isForced}
      title={t("permission.title")}
      onClose={postpone}
      actions={
        <>
          <Button
            kind="secondary"
            isBusy={isSending}
            onClick={() => (ticked.size > 0 ? void answer(ticked) : setProblem("chooseOne"))}
          >
            {t("permission.save")}
          </Button>
          <Button kind="secondary" isBusy={isSending} onClick={() => void answer(new Set())}>
            {t("permission.decline")}
          </Button>
          <Button kind="quiet" onClick={postpone}>
            {t("permission.dismiss")}
          </Button>
        </>
      }
    >
      <p>{t("permission.text", { brand: siteName })}</p>
      {isForced && <p>{t("permission.competition")}</p>}
      <FieldGroup legend={t("permission.channels")}>
        {MARKETING_CHANNELS.map((channel) => (
          <Checkbox
            key={channel}
            id={`${id}${channel}`}
            name={channel}
            label={t(`permission.${channel}`)}
            checked={ticked.has(channel)}
            onChange={({ currentTarget }) => toggle(channel, currentTarget.checked)}
          />
        ))}
      </FieldGroup>
      {problem && <p role="alert">{t(`permission.${problem}`)}</p>}
      <p>
        <a href={privacyHref}>{t("permission.privacy")}</a>
      </p>
    </PermissionDialog>
  );
}
