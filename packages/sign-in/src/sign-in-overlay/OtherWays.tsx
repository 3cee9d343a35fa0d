"use client";
import { useMemo } from "react";
import {
  getAuthenticationOptions,
  mitIdAddress,
  verifyAuthentication,
  type Transport,
} from "@spilhus/api-client";
import { passkeySignIn } from "@spilhus/auth-passkey";
import { PasskeySignInButton, usePasskeyAutofill, usePasskeyAvailable } from "@spilhus/auth-passkey/react";
import { islandTranslator, type IslandMessages, type MessageKey } from "@spilhus/i18n/island";
import { Disclosure } from "@spilhus/ui";
import { PasswordLogin } from "./PasswordLogin.tsx";
import type { SignInSettings } from "./signInSettings.ts";

interface OtherWaysProps {
  readonly settings: SignInSettings;
  readonly messages: IslandMessages<MessageKey>;
  /** Where the player goes on. */
  readonly target: string;
}

/** A sign-in that fails says so where it was tried; there is no session to lose. */
const transport: Transport = { fetch: (...call) => fetch(...call) };

/** The page is loaded anew, or left (R7.16): what guests have of it stays in no memory. */
function goOn(target: string): void {
  if (target === location.pathname + location.search) location.reload();
  else location.assign(target);
}

/** The ways in beside MitID: the passkey of a known device, and the password of who has one. */
export function OtherWays({ settings: { brand, hasPasskeys }, messages, target }: OtherWaysProps) {
  const t = islandTranslator(messages);
  const signIn = useMemo(
    () =>
      passkeySignIn({
        transport: {
          getAuthenticationOptions: () => getAuthenticationOptions(transport),
          verifyAuthentication: (assertion) =>
            verifyAuthentication(transport, { body: { ...assertion, brand } }),
        },
        onSignedIn: () => goOn(target),
      }),
    [brand, target],
  );
  const isAvailable = usePasskeyAvailable(hasPasskeys);
  usePasskeyAutofill(signIn, isAvailable);
  return (
    <>
      {isAvailable && (
        <PasskeySignInButton
          signIn={signIn}
          messages={messages}
          mitIdAddress={mitIdAddress("login", target)}
          kind="secondary"
        />
      )}
      <Disclosure summary={t("signIn.passwordTitle")}>
        <p>{t("signIn.passwordText")}</p>
        <PasswordLogin
          brand={brand}
          transport={transport}
          messages={messages}
          onSignedIn={() => goOn(target)}
        />
      </Disclosure>
    </>
  );
}
