"use client";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { Notice } from "@spilhus/ui";
import { mitIdErrorKey } from "./mitIdErrorKey.ts";
import { useMitIdError } from "./useMitIdError.ts";

interface MitIdErrorNoticeProps {
  readonly messages: MessagesOf<"signIn.mitIdErrors">;
}

/** On a page that MitID brings back to: that a visit led nowhere, and what to do (R4.24, R4.25). */
export function MitIdErrorNotice({ messages }: MitIdErrorNoticeProps) {
  const error = useMitIdError();
  if (error === undefined) return null;
  return (
    <Notice tone="warning" live="assertive">
      {islandTranslator(messages)(mitIdErrorKey(error))}
    </Notice>
  );
}
