"use client";

import { useEffect } from "react";
import { keepForm, restoreForm } from "./keptForm.ts";

/**
 * Keeps what was typed in a form over a refusal, whose answer is a redirect to an empty form. Without scripts the browser's
 * Back still has it.
 */
export function KeptForm({ isRefused }: { readonly isRefused: boolean }): null {
  useEffect(() => {
    restoreForm(document, sessionStorage, isRefused);
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement) keepForm(target, sessionStorage);
    };
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, [isRefused]);
  return null;
}
