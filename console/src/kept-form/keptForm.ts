import * as z from "zod/mini";

const KEY = "sent-form";

const KeptFormSchema = z.object({
  /** Id of the member of staff who typed it. */
  member: z.string(),
  action: z.string(),
  /** Name, value, and whether a box or one of several is chosen. */
  fields: z.array(z.tuple([z.string(), z.string(), z.boolean()])),
  isRefused: z.boolean(),
});
type Kept = z.infer<typeof KeptFormSchema>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Not hidden ones, which the page makes anew, and no files, which a page cannot fill in. */
const isTyped = (element: Element): element is Field =>
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !["hidden", "file", "submit"].includes(element.type));

const typedIn = (form: HTMLFormElement) => [...form.elements].filter(isTyped);
const isChoice = ({ type }: Field) => type === "checkbox" || type === "radio";

function store(storage: Storage, kept: Kept): void {
  storage.setItem(KEY, JSON.stringify(kept));
}

/** Keeps what is typed in a form that is being sent, for this tab. A form of a button alone has nothing to keep. */
export function keepForm(form: HTMLFormElement, storage: Storage, member: string): void {
  const fields = typedIn(form).map((field): Kept["fields"][number] => [
    field.name,
    field.value,
    field instanceof HTMLInputElement && field.checked,
  ]);
  const action = form.getAttribute("action") ?? "";
  if (fields.length > 0) store(storage, { member, action, fields, isRefused: false });
}

function fillIn(form: HTMLFormElement, fields: Kept["fields"]): void {
  const left = [...fields];
  for (const field of typedIn(form)) {
    const at = left.findIndex(
      ([name, value]) => name === field.name && (!isChoice(field) || value === field.value),
    );
    const [found] = at === -1 ? [] : left.splice(at, 1);
    if (!found) continue;
    const [, value, isChosen] = found;
    if (field instanceof HTMLInputElement && isChoice(field)) field.checked = isChosen;
    else field.value = value;
  }
}

/**
 * Fills in the form that was sent and refused, once, as soon as a page has it again: a conversation that a colleague took has
 * its form only after it was taken back. Forgets a form that was taken, and what anybody else has typed.
 *
 * @param member id of the member of staff whom the page shows; nobody once they have signed out
 * @param isRefused whether the page shows a refusal
 */
export function restoreForm(
  page: Document,
  storage: Storage,
  { member, isRefused }: { readonly member: string | undefined; readonly isRefused: boolean },
): void {
  const text = storage.getItem(KEY);
  if (text === null) return;
  storage.removeItem(KEY);
  const kept = z.parse(KeptFormSchema, JSON.parse(text));
  if (kept.member !== member || (!isRefused && !kept.isRefused)) return;
  const form = [...page.forms].find((one) => one.getAttribute("action") === kept.action);
  if (form) fillIn(form, kept.fields);
  else store(storage, { ...kept, isRefused: true });
}
