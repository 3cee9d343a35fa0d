import { createTranslator } from "@spilhus/i18n";
import { Children, isValidElement, type ReactNode } from "react";
import { expect, it } from "vitest";
import type { PageRequest } from "@spilhus/page-kit";
import { PasskeysIsland } from "./PasskeysIsland.tsx";
import { passkeysPage } from "./passkeysPage.tsx";

const FAILURE_TEXT = { da: "Ring til os på 70 10 10 10.", en: "Call us on 70 10 10 10." };

function failureTextOf(locale: "da" | "en", passkeyFailure: typeof FAILURE_TEXT | undefined): unknown {
  const { t, messagesOf } = createTranslator(locale);
  const brand = { id: "havn", timezone: "Europe/Copenhagen", flags: { passkeys: true }, passkeyFailure };
  // The part of a request that this page reads.
  const request = { brand, locale, path: "/konto/biometri", t, messagesOf } as unknown as PageRequest;
  const frame = passkeysPage.Body({ data: undefined, request });
  if (!isValidElement<{ children: ReactNode }>(frame)) throw new Error("The page renders nothing.");
  const island = Children.toArray(frame.props.children).find(
    (child) => isValidElement<{ failureText: unknown }>(child) && child.type === PasskeysIsland,
  );
  if (!isValidElement<{ failureText: unknown }>(island)) throw new Error("The page has no list of passkeys.");
  return island.props.failureText;
}

it("shows the brand's own text for a failed registration in the page's language (R8.14)", () => {
  expect(failureTextOf("da", FAILURE_TEXT)).toBe(FAILURE_TEXT.da);
  expect(failureTextOf("en", FAILURE_TEXT)).toBe(FAILURE_TEXT.en);
  expect(failureTextOf("da", undefined)).toBeUndefined();
});
