import { maskNumbers } from "@spilhus/contracts/support";
import { Button } from "@spilhus/ui";
import { useId, useRef, useState, type FormEvent } from "react";
import type { DeskTalk } from "../desk/deskTalk.ts";
import { MessageField } from "./MessageField.tsx";
import { textProblem } from "./textProblem.ts";
import type { Say } from "./types.ts";
import { useLostFocus } from "./useLostFocus.ts";

/** The field for the next message. What is sent stands in the log at once, with its state. */
export function Composer({ t, talk }: { readonly t: Say; readonly talk: DeskTalk }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useLostFocus(field);
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const problem = textProblem(t, text);
  const send = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (problem !== undefined) return setChecked(true);
    setChecked(false);
    setText("");
    void talk.send(maskNumbers(text.trim()));
  };
  return (
    <form className="support-form support-composer" method="post" noValidate onSubmit={send}>
      <MessageField
        t={t}
        id={`${id}-text`}
        ref={field}
        value={text}
        required
        error={isChecked ? problem : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit">{t("support.send")}</Button>
    </form>
  );
}
