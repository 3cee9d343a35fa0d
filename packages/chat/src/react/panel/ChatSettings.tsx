import type { ChatProfile } from "@spilhus/contracts/chat";
import { Button, TextField } from "@spilhus/ui";
import { useEffect, useId, useRef, useState } from "react";
import type { PanelActions } from "./panelActions.ts";
import type { PanelWords } from "./panelText.ts";
import { untilText } from "./untilText.ts";

interface ChatSettingsProps {
  readonly profile: ChatProfile;
  readonly words: PanelWords;
  readonly actions: Pick<PanelActions, "rename" | "ignore">;
  readonly onClose: () => void;
}

const FAULTS = {
  "name-taken": "chat.nameTaken",
  "name-not-allowed": "chat.nameNotAllowed",
} as const;
const isFault = (reason: unknown): reason is keyof typeof FAULTS =>
  typeof reason === "string" && Object.hasOwn(FAULTS, reason);

/** What is wrong with a name, from the refusal's code. */
const faultOf = (error: unknown) => {
  const reason = error instanceof Error && "reason" in error ? error.reason : undefined;
  return isFault(reason) ? FAULTS[reason] : "chat.nameFailed";
};

function NameForm({ profile, words, actions }: Omit<ChatSettingsProps, "onClose">) {
  const { t } = words;
  const id = useId();
  const [name, setName] = useState(profile.name);
  const [state, setState] = useState<"busy" | "saved" | ReturnType<typeof faultOf>>();
  if (state === "saved") return <output>{t("chat.nameSaved", { name: name.trim() })}</output>;
  const { nameFixedUntil } = profile;
  if (nameFixedUntil !== null) {
    return <p>{t("chat.nameFixed", { name: profile.name, time: untilText(nameFixedUntil, words) })}</p>;
  }
  const save = () => {
    setState("busy");
    actions.rename(name.trim()).then(
      () => setState("saved"),
      (error: unknown) => setState(faultOf(error)),
    );
  };
  return (
    <form
      className="chat-name"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (state !== "busy" && name.trim() !== profile.name) save();
      }}
    >
      <TextField
        id={id}
        name="chat-name"
        label={t("chat.nameLabel")}
        hint={t("chat.nameHint")}
        error={state === undefined || state === "busy" ? undefined : t(state)}
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="small" isBusy={state === "busy"}>
        {t("chat.nameSave")}
      </Button>
    </form>
  );
}

/** The player's name in the chat, and the players whom they have hidden. */
export function ChatSettings({ profile, words, actions, onClose }: ChatSettingsProps) {
  const { t } = words;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="chat-rules chat-settings">
      <h3 ref={title} tabIndex={-1}>
        {t("chat.nameTitle")}
      </h3>
      <NameForm {...{ profile, words, actions }} />
      <h3>{t("chat.hiddenTitle")}</h3>
      {profile.ignored.length === 0 ? (
        <p>{t("chat.hiddenNobody")}</p>
      ) : (
        <ul>
          {profile.ignored.map((name) => (
            <li key={name}>
              <Button
                kind="secondary"
                size="small"
                onClick={() => {
                  actions.ignore(name, false);
                  // The pressed button disappears with its row.
                  title.current?.focus();
                }}
              >
                {t("chat.show", { name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button kind="quiet" size="small" onClick={onClose}>
        {t("chat.settingsClose")}
      </Button>
    </div>
  );
}
