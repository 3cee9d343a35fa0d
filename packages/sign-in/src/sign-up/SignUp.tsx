"use client";
import { useEffect, useRef } from "react";
import { islandTranslator, type IslandMessages, type MessageKey } from "@spilhus/i18n/island";
import { Button, Notice, Skeleton, Stack } from "@spilhus/ui";
import { notifyTabs } from "@spilhus/player-session/session";
import { refusedAtMitId } from "./refusedAtMitId.ts";
import { signUpCalls, type SignUpCalls } from "./signUpCalls.ts";
import { SignUpForms } from "./SignUpForms.tsx";
import { SignUpRefusal } from "./SignUpRefusal.tsx";
import type { SignUpSettings } from "./signUpSettings.ts";
import { SignUpStart } from "./SignUpStart.tsx";
import { useSignUp } from "./useSignUp.ts";

interface SignUpProps {
  readonly settings: SignUpSettings;
  readonly messages: IslandMessages<MessageKey>;
  /** What MitID has come back with, if it led nowhere. */
  readonly error: string | undefined;
  /** Where the new player goes on. */
  readonly target: string;
  readonly calls?: SignUpCalls;
  /** A document of its own, so that nothing of the guest's page stays. */
  readonly goOn?: (target: string) => void;
}

const leaveFor = (target: string) => location.replace(target);

/** A registration from MitID to the account, wherever it stands. */
export function SignUp(props: SignUpProps) {
  const { settings, messages, error, target, calls = signUpCalls, goOn = leaveFor } = props;
  const t = islandTranslator(messages);
  const place = useRef<HTMLDivElement>(null);
  const { state, load, ...signUp } = useSignUp(calls, refusedAtMitId(error));
  const { at } = state;

  useEffect(() => {
    // To what is shown now: the heading, or the way to MitID. A step takes the focus by itself.
    if (at !== "steps") place.current?.querySelector<HTMLElement>("[data-first], h3")?.focus();
  }, [at]);

  return (
    <div ref={place}>
      <Stack gap={4}>
        {at === "loading" && <Skeleton shape="field" count={2} label={t("signUp.loading")} />}
        {at === "failed" && (
          <Notice tone="warning" live="assertive">
            <p>{t("signUp.loadFailed")}</p>
            <Button kind="secondary" size="small" data-first="" onClick={load}>
              {t("signUp.retry")}
            </Button>
          </Notice>
        )}
        {at === "start" && (
          <>
            {state.because && (
              <Notice tone="info" live="assertive">
                {t(state.because === "gone" ? "signUp.gone" : "signUp.givenUp")}
              </Notice>
            )}
            <SignUpStart t={t} target={target} />
          </>
        )}
        {at === "refused" && (
          <SignUpRefusal because={state.because} t={t} settings={settings} target={target} />
        )}
        {at === "steps" && (
          <SignUpForms
            {...signUp}
            draft={state.draft}
            calls={calls}
            settings={settings}
            messages={messages}
            onFinished={() => {
              notifyTabs();
              goOn(target);
            }}
          />
        )}
      </Stack>
    </div>
  );
}
