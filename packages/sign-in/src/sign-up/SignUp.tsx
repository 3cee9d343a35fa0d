"use client";
import { useEffect, useRef } from "react";
import { islandTranslator, type IslandMessages, type MessageKey } from "@spilhus/i18n/island";
import { Button, Notice, Skeleton, Stack } from "@spilhus/ui";
import { notifyTabs } from "@spilhus/player-session/session";
import { mitIdRefusal } from "./mitIdRefusal.ts";
import { signUpCalls, type SignUpCalls } from "./signUpCalls.ts";
import { SignUpForms } from "./SignUpForms.tsx";
import { SignUpRefusal } from "./SignUpRefusal.tsx";
import type { SignUpSettings } from "./signUpSettings.ts";
import { SignUpStart } from "./SignUpStart.tsx";
import { useSignUp } from "./useSignUp.ts";

interface SignUpProps {
  readonly settings: SignUpSettings;
  readonly messages: IslandMessages<MessageKey>;
  /** Error of a failed visit to MitID. */
  readonly error: string | undefined;
  /** Address to open after the registration. */
  readonly target: string;
  readonly calls?: SignUpCalls;
  /** Loads a new document, so that no state of the guest's page remains. */
  readonly openTarget?: (target: string) => void;
}

const replaceDocument = (target: string) => location.replace(target);

/** A registration, from MitID to the account. */
export function SignUp(props: SignUpProps) {
  const { settings, messages, error, target, calls = signUpCalls, openTarget = replaceDocument } = props;
  const t = islandTranslator(messages);
  const place = useRef<HTMLDivElement>(null);
  const { state, load, ...signUp } = useSignUp(calls, mitIdRefusal(error));
  const { stage } = state;

  useEffect(() => {
    // Focus the heading or the link to MitID. Each step moves the focus itself.
    if (stage !== "steps") place.current?.querySelector<HTMLElement>("[data-first], h3")?.focus();
  }, [stage]);

  return (
    <div ref={place}>
      <Stack gap={4}>
        {stage === "loading" && <Skeleton shape="field" count={2} label={t("signUp.loading")} />}
        {stage === "failed" && (
          <Notice tone="warning" live="assertive">
            <p>{t("signUp.loadFailed")}</p>
            <Button kind="secondary" size="small" data-first="" onClick={load}>
              {t("signUp.retry")}
            </Button>
          </Notice>
        )}
        {stage === "start" && (
          <>
            {state.reason && (
              <Notice tone="info" live="assertive">
                {t(state.reason === "gone" ? "signUp.gone" : "signUp.givenUp")}
              </Notice>
            )}
            <SignUpStart t={t} target={target} />
          </>
        )}
        {stage === "refused" && (
          <SignUpRefusal reason={state.reason} t={t} settings={settings} target={target} />
        )}
        {stage === "steps" && (
          <SignUpForms
            {...signUp}
            draft={state.draft}
            calls={calls}
            settings={settings}
            messages={messages}
            onFinished={() => {
              notifyTabs();
              openTarget(target);
            }}
          />
        )}
      </Stack>
    </div>
  );
}
