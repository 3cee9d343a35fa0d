import { useState } from "react";
import { ApiError } from "@spilhus/api-client";
import { saveDraft } from "./formDraft.ts";

/**
 * Tracks whether the service requires a confirmation of identity before it accepts a form. If so, the form's values are
 * saved during the visit to MitID.
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
