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
  /** The brand's flag, and whether the player has one. */
  readonly hasPasskeys: boolean;
  readonly transport: Transport;
  readonly messages: ConfirmIdentityMessages;
  /** Path that MitID brings back to. */
  readonly path: string;
  /** One below the heading it stands under; 3 unless told. */
  readonly headingLevel?: 2 | 3;
  /** The service knows it once more: do what it asked this for. */
  readonly onConfirmed: () => void;
}

/**
 * Has a player show once more who they are, because the service answered `confirmation-needed`: by passkey without
 * leaving the page, or by MitID and back.
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
            // The same button for another reason.
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
