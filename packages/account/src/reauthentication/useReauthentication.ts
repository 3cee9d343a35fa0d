import { useState } from "react";
import { ApiError } from "@spilhus/api-client";
import { saveDraft } from "./formDraft.ts";

/**
 * Whether the service wants to see once more who the player is before it does what a form asks. What was typed is kept for
 * the way to MitID and back.
 *
 * @param form id of the form
 */
export function useReauthentication(form: string) {
  const [isNeeded, setNeeded] = useState(false);
  const guard = async <Answer>(
    values: Readonly<Record<string, string>>,
    send: () => Promise<Answer>,
  ): Promise<Answer> => {
    setNeeded(false);
    try {
      return await send();
    } catch (error) {
      if (error instanceof ApiError && error.reason === "confirmation-needed") {
        saveDraft(form, values);
        setNeeded(true);
      }
      throw error;
    }
  };
  return { isNeeded, guard };
}
