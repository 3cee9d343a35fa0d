/** The control with a name; the first when several share it, as radio buttons do. */
function controlOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const [control] = [...form.elements].filter((element) => element.getAttribute("name") === name);
  return control instanceof HTMLElement ? control : undefined;
}

/** Focuses a field, if the form has it. */
export function focusField(form: HTMLFormElement, name: string): void {
  controlOf(form, name)?.focus();
}

/**
 * Moves the focus to the problem of a form that was not sent: the error summary if there is one, else the first wrong
 * field. When only the sending failed, the focus stays on the button.
 */
export function focusProblem(form: HTMLFormElement, first: string | undefined): void {
  const summary = form.querySelector<HTMLElement>(".error-summary");
  if (summary) summary.focus();
  else if (first !== undefined) focusField(form, first);
}
