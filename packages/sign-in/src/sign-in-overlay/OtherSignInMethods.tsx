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

interface OtherSignInMethodsProps {
  readonly settings: SignInSettings;
  readonly messages: IslandMessages<MessageKey>;
  /** Address to open after the login. */
  readonly target: string;
}

/** Without a session: the form or button that was used shows the failure. */
const transport: Transport = { fetch: (...call) => fetch(...call) };

/** Loads a new document (R7.16), so that no state of the guest's page remains. */
function openTarget(target: string): void {
  if (target === location.pathname + location.search) location.reload();
  else location.assign(target);
}

/** The sign-in methods beside MitID: a passkey on a known device, or a password. */
export function OtherSignInMethods({
  settings: { brand, hasPasskeys },
  messages,
  target,
}: OtherSignInMethodsProps) {
  const t = islandTranslator(messages);
  const signIn = useMemo(
    () =>
      passkeySignIn({
        transport: {
          getAuthenticationOptions: () => getAuthenticationOptions(transport),
          verifyAuthentication: (assertion) =>
            verifyAuthentication(transport, { body: { ...assertion, brand } }),
        },
        onSignedIn: () => openTarget(target),
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
          onSignedIn={() => openTarget(target)}
        />
      </Disclosure>
    </>
  );
}
