"use client";
import { useEffect, useRef, useState } from "react";
import { ApiError, openPasswordLink, type Transport } from "@spilhus/api-client";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, ButtonLink, Notice, Skeleton, Stack } from "@spilhus/ui";
import { ForgottenPassword } from "./ForgottenPassword.tsx";
import { takeToken } from "./linkToken.ts";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import type { NewPasswordPageMessages } from "./passwordMessages.ts";

interface NewPasswordIslandProps {
  readonly brand: string;
  readonly messages: NewPasswordPageMessages;
}

type Stage = "opening" | "choosing" | "gone" | "failed" | "done";

/** Without a session: the island itself shows every failure. */
const transport: Transport = { fetch: (...call) => fetch(...call) };

/** Whether the gateway refused the link itself, so that a retry cannot succeed. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.reason === "token-gone" || error.reason === "invalid-request");

/** Opens the password link and shows the form for a new password (R2.31). */
export function NewPasswordIsland({ brand, messages }: NewPasswordIslandProps) {
  const t = islandTranslator(messages);
  const [stage, setStage] = useState<Stage>("opening");
  const token = useRef<string>(undefined);
  const hasBegun = useRef(false);
  const open = () => {
    if (token.current === undefined) return setStage("choosing");
    setStage("opening");
    openPasswordLink(transport, { body: { token: token.current } }).then(
      () => setStage("choosing"),
      (error: unknown) => setStage(isRefused(error) ? "gone" : "failed"),
    );
  };
  useEffect(() => {
    // The token can be used only once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    token.current = takeToken(location, history);
    open();
  });
  switch (stage) {
    case "opening":
      return <Skeleton shape="text" count={4} label={t("password.opening")} />;
    case "choosing":
      return (
        <NewPasswordForm
          transport={transport}
          messages={messages}
          onChanged={() => setStage("done")}
          onGone={() => setStage("gone")}
        />
      );
    case "failed":
      return (
        <Stack gap={4}>
          <Notice tone="warning" title={t("password.failedTitle")} live="assertive">
            {t("password.failedText")}
          </Notice>
          <p>
            <Button kind="secondary" onClick={open}>
              {t("password.retry")}
            </Button>
          </p>
        </Stack>
      );
    case "gone":
      return (
        <Stack gap={4}>
          <Notice tone="warning" title={t("password.goneTitle")} live="assertive">
            {t("password.goneText")}
          </Notice>
          <ForgottenPassword brand={brand} transport={transport} messages={messages} />
        </Stack>
      );
    case "done":
      return (
        <Stack gap={4}>
          <Notice tone="success" title={t("password.doneTitle")} live="polite">
            {t("password.doneText")}
          </Notice>
          <p>
            <ButtonLink href="/?auth=login">{t("password.toLogin")}</ButtonLink>
          </p>
        </Stack>
      );
  }
}
