import {
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  type FocusEvent,
  type FormEvent as ReactFormEvent,
  type RefObject,
  type SubmitEvent,
} from "react";
import type { FieldProblem } from "@spilhus/contracts/validation";
import { checkForm, fieldNames, readForm, type FormRules, type FormValues } from "./checkForm.ts";
import { focusField, focusProblem } from "./focusProblem.ts";
import { failedSending } from "./formFailure.ts";
import { formReducer, UNTOUCHED, type FormState } from "./formState.ts";
import { useAfterPress } from "./useAfterPress.ts";

export interface FormOptions<Name extends string, Answer> extends FormRules<Name> {
  /** Ids of the fields are made of it and their names. */
  readonly id: string;
  /** The words for a problem. */
  readonly say: (problem: FieldProblem) => string;
  /** Makes the call; the signal ends it when the form goes away. */
  readonly send: (values: FormValues<Name>, signal: AbortSignal) => Promise<Answer>;
  readonly onSent: (answer: Answer) => void;
  /** Fields of the call's body under the names they have in the form, where those differ. */
  readonly names?: Readonly<Record<string, NoInfer<Name>>>;
}

/** What a field of `@spilhus/ui` takes from its form. */
export interface FieldOfForm {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
}

export interface FormInUse<Name extends string> {
  readonly state: FormState;
  readonly isSending: boolean;
  readonly field: (name: Name) => FieldOfForm;
  /** The words for a problem, for a summary. */
  readonly say: (problem: FieldProblem) => string;
  readonly focus: (name: string) => void;
  /** Goes onto the `<form>`. */
  readonly props: {
    readonly id: string;
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly method: "post";
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    readonly onInput: (event: ReactFormEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
}

const nameOf = (target: EventTarget) =>
  target instanceof Element ? (target.getAttribute("name") ?? "") : "";

/**
 * A form that says what is wrong in its own words, once a field is left or when it is sent, and takes it back as soon as
 * it is mended. What is typed stays in the page: a failed call loses none of it, and typing draws nothing anew.
 */
export function useForm<Name extends string, Answer>(options: FormOptions<Name, Answer>): FormInUse<Name> {
  const { id, say, names } = options;
  const [state, dispatch] = useReducer(formReducer, UNTOUCHED);
  const form = useRef<HTMLFormElement>(null);
  const call = useRef<AbortController>(undefined);
  const afterPress = useAfterPress();

  useEffect(() => {
    // Until the script is here the browser's own checks hold, so this is no attribute of the markup.
    if (form.current) form.current.noValidate = true;
    return () => call.current?.abort();
  }, []);
  const firstProblem = state.problems[0]?.field;
  const focusFirstProblem = useEffectEvent(() => {
    if (form.current) focusProblem(form.current, firstProblem);
  });
  useEffect(() => {
    // Only when sending was stopped: a problem that goes or comes while typing moves nothing.
    if (state.stops > 0) focusFirstProblem();
  }, [state.stops]);

  const values = (element: HTMLFormElement) => readForm(new FormData(element), fieldNames(options));
  const send = async (given: FormValues<Name>) => {
    const controller = new AbortController();
    call.current = controller;
    dispatch({ type: "sending" });
    let answer: Answer;
    try {
      answer = await options.send(given, controller.signal);
    } catch (error) {
      const because = failedSending(error);
      const problems = because?.problems.map((problem) => ({
        ...problem,
        field: names?.[problem.field] ?? problem.field,
      }));
      if (because && problems) dispatch({ type: "failed", because: { ...because, problems } });
      return;
    } finally {
      call.current = undefined;
    }
    dispatch({ type: "sent" });
    options.onSent(answer);
  };

  return {
    state,
    isSending: state.status === "sending",
    say,
    focus: (name) => form.current && focusField(form.current, name),
    field: (name) => {
      const problem = state.problems.find((shown) => shown.field === name);
      return { id: `${id}-${name}`, name, error: problem && say(problem) };
    },
    props: {
      id,
      ref: form,
      method: "post",
      onSubmit: (event) => {
        event.preventDefault();
        if (call.current) return;
        const given = values(event.currentTarget);
        const problems = checkForm(options, given);
        if (problems.length > 0) dispatch({ type: "refused", problems });
        else void send(given);
      },
      onInput: (event) => {
        const standing = checkForm(options, values(event.currentTarget));
        dispatch({ type: "typed", field: nameOf(event.target), standing });
      },
      onBlur: (event) => {
        const field = nameOf(event.target);
        const element = event.currentTarget;
        afterPress(() => {
          const given = values(element);
          // An empty field is not wrong before the form is sent: the player may be on the way to it.
          const isFilled = Object.entries(given).some(([name, value]) => name === field && value !== "");
          const problem = checkForm(options, given).find((standing) => standing.field === field);
          dispatch({ type: "left", field, problem: isFilled ? problem : undefined });
        });
      },
    },
  };
}
