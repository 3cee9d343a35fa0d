"use client";

import { useEffect } from "react";
import { keepForm, restoreForm } from "./keptForm.ts";

export interface KeptFormProps {
  /** Id of the signed-in member of staff. */
  readonly member: string | undefined;
  readonly isRefused: boolean;
}

/**
 * Keeps what was typed in a form over a refusal, whose answer is a redirect to an empty form. Without scripts the browser's
 * Back still has it. Ends with the sign-out: a desk is shared.
 */
export function KeptForm({ member, isRefused }: KeptFormProps): null {
  useEffect(() => {
    restoreForm(document, sessionStorage, { member, isRefused });
    if (member === undefined) return undefined;
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement) keepForm(target, sessionStorage, member);
    };
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, [member, isRefused]);
  return null;
}
