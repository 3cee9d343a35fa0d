import { randomUUID } from "node:crypto";
import { type ConsentCategory, type ConsentChoice } from "@spilhus/contracts";
import { DECLARED_COOKIES } from "@spilhus/contracts/user-auth";
import { consentCookie, visitorIdCookie } from "@spilhus/experiments";
import { cookieCodec, oneOfValue, parseCookies } from "@spilhus/lib";
import * as z from "zod";
import { EdgeError } from "../errors/edgeError.ts";
import type { Endpoint, Exchange } from "../request/index.ts";
import { readSubmission, sendSubmitted } from "./submission.ts";

/** Consent to a category: `1` or `0` from a form, numbers or booleans from a script; an empty box is not sent. */
const Answer = z
  .union([z.literal(["1", 1, true]).transform(() => true), z.literal(["0", 0, false]).transform(() => false)])
  .default(false);
const Choice = z.object({ preferences: Answer, statistics: Answer, marketing: Answer });
/** The button of a form without script; a script sends each category. */
const Button = z.enum(["all", "none", "chosen"]).default("chosen");
const everything = (value: boolean): ConsentChoice => ({
  preferences: value,
  statistics: value,
  marketing: value,
});

function readChoice(fields: Readonly<Record<string, unknown>>): ConsentChoice {
  const button = Button.safeParse(fields["answer"]);
  if (!button.success) throw new EdgeError("bad-request", 'The field "answer" must be all, none or chosen.');
  // The buttons "all" and "none" override the boxes.
  if (button.data !== "chosen") return everything(button.data === "all");
  const answer = Choice.safeParse(fields);
  if (answer.success) return answer.data;
  const name = answer.error.issues[0]?.path.join(".") ?? "";
  throw new EdgeError("bad-request", `The answer for "${name}" must be 1 or 0.`);
}

/** Whether a declared name, such as `exp_*` for a family, covers a cookie. Cookies of others may have invalid names. */
const isNamed = (declared: string, name: string) =>
  declared.endsWith("*")
    ? /^[\w-]+$/.test(name) && name.startsWith(declared.slice(0, -1))
    : declared === name;

/** `Set-Cookie` values that remove the cookies a choice does not allow, among those the visitor has. */
export function withdrawnCookies(choice: ConsentChoice, names: readonly string[]): readonly string[] {
  const allowed: Readonly<Record<ConsentCategory, boolean>> = { necessary: true, ...choice };
  return DECLARED_COOKIES.filter(({ category }) => !allowed[category]).flatMap((declared) =>
    names
      .filter((name) => isNamed(declared.name, name))
      .map((name) => cookieCodec({ ...declared, name }, oneOfValue([])).clear()),
  );
}

async function keepChoice(exchange: Exchange): Promise<void> {
  const submission = await readSubmission(exchange);
  const choice = readChoice(submission.fields);
  const cookies = parseCookies(exchange.head.cookie);
  const isKnown = visitorIdCookie.read(cookies) !== undefined;
  sendSubmitted(exchange, submission, [
    consentCookie.set(choice),
    ...(choice.statistics && !isKnown ? [visitorIdCookie.set(randomUUID())] : []),
    ...withdrawnCookies(choice, Object.keys(cookies)),
  ]);
}

/**
 * `POST /_consent`: stores the visitor's consent by `Set-Cookie`, because browsers shorten the life of cookies that scripts
 * set. Sets a visitor id when statistics are allowed, and removes cookies that no longer are.
 */
export const consentEndpoint: Endpoint = { methods: ["POST"], handle: keepChoice };
