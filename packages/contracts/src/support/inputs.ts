import { oneOf, optional, orNull, record, text, uuid, where } from "../shape/index.ts";
import { LOCALES } from "../values/index.ts";
import { SUPPORT_CHANNELS, SUPPORT_TOPICS } from "./base.ts";
import { SUPPORT_LIMITS } from "./limits.ts";

/** Control characters but line breaks and tabs, and those that turn the direction of a text around. */
const FORBIDDEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text can be sent: something to read, not too long, nothing that changes how others' texts look. */
export const isSupportText = (typed: string): boolean =>
  typed.trim() !== "" &&
  typed.length <= SUPPORT_LIMITS.textLength &&
  !FORBIDDEN.test(typed.replaceAll(/[\t\n\r]/g, ""));

export const SupportTextSchema = /* @__PURE__ */ where(text, isSupportText, "a message", {
  minLength: 1,
  maxLength: SUPPORT_LIMITS.textLength,
});

/** As R5.01 has it, in less code than a schema library's. */
const EMAIL = /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:.]{2,}$/;
export const isSupportEmail = (typed: string): boolean =>
  typed.length <= SUPPORT_LIMITS.emailLength && EMAIL.test(typed);

const EmailSchema = /* @__PURE__ */ where(text, isSupportEmail, "an e-mail address", { format: "email" });

export const OpeningSchema = /* @__PURE__ */ record({
  /** Made once for each message that is sent, and sent again with each retry of it. */
  clientKey: uuid,
  topic: /* @__PURE__ */ oneOf(SUPPORT_TOPICS),
  channel: /* @__PURE__ */ oneOf(SUPPORT_CHANNELS),
  locale: /* @__PURE__ */ oneOf(LOCALES),
  text: SupportTextSchema,
  /** Where a guest gets answers that they do not read here. A player's is known. */
  email: /* @__PURE__ */ optional(/* @__PURE__ */ orNull(EmailSchema)),
});

export const SendingSchema = /* @__PURE__ */ record({ clientKey: uuid, text: SupportTextSchema });
