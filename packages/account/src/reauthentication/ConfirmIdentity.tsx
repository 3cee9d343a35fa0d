"use client";
import { useEffect, useId, useRef, useState } from "react";
import {
  getAuthenticationOptions,
  mitIdAddress,
  verifyAuthentication,
  type Transport,
} from "@spilhus/api-client";
import { passkeySignIn } from "@spilhus/auth-passkey";
import { PasskeySignInButton, usePasskeyAvailable } from "@spilhus/auth-passkey/react";
import { islandTranslator } from "@spilhus/i18n/island";
import { ButtonLink, Stack } from "@spilhus/ui";
import type { ConfirmIdentityMessages } from "./confirmIdentityMessages.ts";

interface ConfirmIdentityProps {
  readonly brand: string;
  /** Whether the brand offers passkeys and the player has one. */
  readonly hasPasskeys: boolean;
  readonly transport: Transport;
  readonly messages: ConfirmIdentityMessages;
  /** Path that MitID returns to. */
  readonly path: string;
  /** One below the level of the surrounding section; 3 by default. */
  readonly headingLevel?: 2 | 3;
  /** Called when identity is confirmed; repeat the refused call. */
  readonly onConfirmed: () => void;
}

/**
 * Confirms the player's identity after the service answered `confirmation-needed`: by passkey on this page, or by
 * MitID, which returns to it.
 */
export function ConfirmIdentity(props: ConfirmIdentityProps) {
  const { brand, hasPasskeys, transport, messages, path, headingLevel = 3, onConfirmed } = props;
  const Heading = `h${headingLevel}` as const;
  const t = islandTranslator(messages);
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const isAvailable = usePasskeyAvailable(hasPasskeys);
  const confirmed = useRef(onConfirmed);
  useEffect(() => {
    confirmed.current = onConfirmed;
  });
  const [signIn] = useState(() =>
    passkeySignIn({
      transport: {
        getAuthenticationOptions: () => getAuthenticationOptions(transport),
        verifyAuthentication: (assertion) =>
          verifyAuthentication(transport, { body: { ...assertion, brand } }),
      },
      onSignedIn: () => confirmed.current(),
    }),
  );
  useEffect(() => frame.current?.focus(), []);
  return (
    <section ref={frame} className="confirm-identity" tabIndex={-1} aria-labelledby={id}>
      <Stack gap={3}>
        <Heading id={id}>{t("confirmIdentity.title")}</Heading>
        <p>{t("confirmIdentity.text")}</p>
        {isAvailable && (
          <PasskeySignInButton
            signIn={signIn}
            // The sign-in button with other texts.
            messages={{
              ...messages,
              texts: {
                ...messages.texts,
                "passkey.signIn": t("confirmIdentity.byPasskey"),
                "passkey.signedIn": t("confirmIdentity.confirmed"),
              },
            }}
            mitIdAddress={mitIdAddress("confirm", path)}
          />
        )}
        <ButtonLink
          href={mitIdAddress("confirm", path)}
          kind={isAvailable ? "secondary" : "primary"}
          wide={isAvailable}
        >
          {t("confirmIdentity.byMitId")}
        </ButtonLink>
      </Stack>
    </section>
  );
}
