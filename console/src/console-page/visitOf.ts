import { LOCALES, DEFAULT_LOCALE } from "@spilhus/contracts";
import { GET_STAFF_SESSION, type StaffSession } from "@spilhus/contracts/staff";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { callGateway, GatewayRefusal } from "../gateway/index.ts";
import { type Words, wordsIn } from "../messages/index.ts";
import type { Ask } from "../section/index.ts";
import { callerOf, cookieOf, LOCALE_COOKIE } from "../session/index.ts";
import { settings } from "../settings/index.ts";

/** The visitor of a page: texts in their language, and calls in their name. */
export interface Visit {
  readonly words: Words;
  readonly ask: Ask;
}

/** The language that was chosen. */
export function wordsOf(given: Headers): Words {
  const chosen = cookieOf(given, LOCALE_COOKIE);
  const locale = LOCALES.find((one) => one === chosen) ?? DEFAULT_LOCALE;
  return wordsIn(locale, settings().timeZone);
}

/** The visit of the request that is being answered. */
export const visitOf = cache(async (): Promise<Visit> => {
  const given = await headers();
  const caller = callerOf(given);
  return {
    words: wordsOf(given),
    ask: (contract, parts) => callGateway(settings(), contract, parts, caller),
  };
});

/** The signed-in member of staff; anybody else is sent to the sign-in and back to `path` afterwards. */
export const memberAt = cache(async (path: string): Promise<StaffSession["member"]> => {
  const { ask } = await visitOf();
  try {
    return (await ask(GET_STAFF_SESSION, {})).member;
  } catch (error) {
    if (!(error instanceof GatewayRefusal) || error.code !== "not-signed-in") throw error;
  }
  return redirect(`/log-ind?til=${encodeURIComponent(path)}`);
});
