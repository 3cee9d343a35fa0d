import {
  isSupportEmail,
  maskNumbers,
  type SupportChannel,
  type SupportTopic,
} from "@spilhus/contracts/support";
import { Button } from "@spilhus/ui";
import { useId, useRef, useState, useSyncExternalStore, type FormEvent } from "react";
import type { DeskTalk } from "../desk/deskTalk.ts";
import { MessageField } from "./MessageField.tsx";
import { textProblem } from "./textProblem.ts";
import type { Say } from "./types.ts";
import { useLostFocus } from "./useLostFocus.ts";

interface OpeningFormProps {
  readonly t: Say;
  readonly talk: DeskTalk;
  readonly topic: SupportTopic;
  readonly channel: SupportChannel;
  /** Whether a guest is asked for an address; a player's is known. */
  readonly email: "none" | "optional" | "needed";
  readonly onBegun?: () => void;
}

/** The first message of a conversation. What was typed stays until the desk has taken it. */
export function OpeningForm({ t, talk, topic, channel, email, onBegun }: OpeningFormProps) {
  const id = useId();
  const { pending } = useSyncExternalStore(talk.subscribe, talk.snapshot, talk.snapshot);
  const [text, setText] = useState("");
  const [address, setAddress] = useState("");
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const mail = useRef<HTMLInputElement>(null);
  useLostFocus(field);
  const [tried] = pending;
  const isBusy = tried !== undefined && !tried.hasFailed;
  const problem = textProblem(t, text);
  const needsMail = email === "needed" || (email === "optional" && address !== "");
  const mailProblem = needsMail && !isSupportEmail(address) ? t("support.emailInvalid") : undefined;

  async function begin(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (problem !== undefined) return field.current?.focus();
    if (mailProblem !== undefined) return mail.current?.focus();
    if (isBusy) return;
    const given = email === "none" || address === "" ? null : address;
    const message = maskNumbers(text.trim());
    const opening = { topic, channel, message, email: given };
    // A retry of the same message has its key; another text is another message.
    const isRetry = tried?.hasFailed === true && tried.text === message.text;
    const isBegun = await talk.begin(isRetry ? { ...opening, clientKey: tried.clientKey } : opening);
    if (isBegun) onBegun?.();
  }

  return (
    <form className="support-form" method="post" noValidate onSubmit={(event) => void begin(event)}>
      <MessageField
        t={t}
        id={`${id}-text`}
        ref={field}
        value={text}
        required
        error={isChecked ? problem : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className="support-note">{t("support.noFiles")}</p>
      {email !== "none" && (
        <div className="field">
          <label htmlFor={`${id}-email`}>{t("support.yourEmail")}</label>
          <span className="field-hint" id={`${id}-email-hint`}>
            {t(email === "needed" ? "support.emailNeeded" : "support.emailOptional")}
          </span>
          <input
            ref={mail}
            id={`${id}-email`}
            className="input"
            type="email"
            autoComplete="email"
            value={address}
            required={email === "needed"}
            aria-invalid={isChecked && mailProblem !== undefined}
            aria-describedby={`${id}-email-hint${isChecked && mailProblem ? ` ${id}-email-error` : ""}`}
            onChange={(event) => setAddress(event.currentTarget.value.trim())}
          />
          {isChecked && mailProblem !== undefined && (
            <span className="field-error" id={`${id}-email-error`}>
              {mailProblem}
            </span>
          )}
        </div>
      )}
      {tried?.hasFailed && <p role="alert">{t("support.notSent")}</p>}
      <Button type="submit" isBusy={isBusy}>
        {t("support.send")}
      </Button>
    </form>
  );
}
