"use client";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { Notice } from "@spilhus/ui";
import { mitIdErrorKey } from "./mitIdErrorKey.ts";
import { useMitIdError } from "./useMitIdError.ts";

interface MitIdErrorNoticeProps {
  readonly messages: MessagesOf<"signIn.mitIdErrors">;
}

/** Shows why a visit to MitID failed and what to do, on the page that MitID returns to (R4.24, R4.25). */
export function MitIdErrorNotice({ messages }: MitIdErrorNoticeProps) {
  const error = useMitIdError();
  if (error === undefined) return null;
  return (
    <Notice tone="warning" live="assertive">
      {islandTranslator(messages)(mitIdErrorKey(error))}
    </Notice>
  );
}
