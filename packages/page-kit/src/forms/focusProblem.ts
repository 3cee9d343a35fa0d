/** The control of a name, the first one where several share it, as radio buttons do. */
function controlOf(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const [control] = [...form.elements].filter((element) => element.getAttribute("name") === name);
  return control instanceof HTMLElement ? control : undefined;
}

/** Puts the focus into a field, if the form has it. */
export function focusField(form: HTMLFormElement, name: string): void {
  controlOf(form, name)?.focus();
}

/**
 * Takes whoever sent a form to what keeps it from being sent: the summary where there is one, else the first field that
 * is wrong. Where only the sending failed, the focus stays on the button, to press it again.
 */
export function focusProblem(form: HTMLFormElement, first: string | undefined): void {
  const summary = form.querySelector<HTMLElement>(".error-summary");
  if (summary) summary.focus();
  else if (first !== undefined) focusField(form, first);
}
