"use client";
import { useState } from "react";
import type { SignupDraft } from "@spilhus/contracts/user-auth";
import { islandTranslator, type IslandMessages, type MessageKey } from "@spilhus/i18n/island";
import { Button } from "@spilhus/ui";
import { ChoiceListsSlot } from "./ChoiceListsSlot.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { IdentityForm } from "./IdentityForm.tsx";
import { LimitsForm } from "./LimitsForm.tsx";
import { PermissionForm } from "./PermissionForm.tsx";
import type { SignUpCalls } from "./signUpCalls.ts";
import type { SignUpSettings } from "./signUpSettings.ts";
import { SignUpSteps } from "./SignUpSteps.tsx";
import { stepAfter } from "./stepOrder.ts";
import { useShownStep } from "./useShownStep.ts";
import type { SignUpController } from "./useSignUp.ts";

interface SignUpFormsProps extends Pick<
  SignUpController,
  "setDraft" | "refresh" | "giveUp" | "endOnRefusal"
> {
  readonly draft: SignupDraft;
  readonly calls: SignUpCalls;
  readonly settings: SignUpSettings;
  readonly messages: IslandMessages<MessageKey>;
  readonly onFinished: () => void;
}

/** The steps after MitID, each with its form, and a button that cancels the registration. */
export function SignUpForms({ setDraft, refresh, giveUp, onFinished, settings, ...rest }: SignUpFormsProps) {
  const stepProps = { ...rest, jurisdiction: settings.jurisdiction };
  const { draft, messages } = stepProps;
  const t = islandTranslator(messages);
  const { shown, show } = useShownStep(draft.step);
  const [isLeaving, setLeaving] = useState(false);
  const onDone = (next: SignupDraft) => {
    setDraft(next);
    show(stepAfter(shown, next.step));
  };
  const leave = () => {
    setLeaving(true);
    giveUp().catch(() => setLeaving(false));
  };
  return (
    <SignUpSteps draft={draft} shown={shown} show={show} messages={messages}>
      {shown === "identity" && <IdentityForm {...stepProps} onTried={refresh} />}
      {shown === "contact" && (
        <ChoiceListsSlot calls={stepProps.calls} messages={messages}>
          {(lists) => <ContactForm {...stepProps} lists={lists} onDone={onDone} />}
        </ChoiceListsSlot>
      )}
      {shown === "deposit-limit" && (
        <LimitsForm {...stepProps} waitHours={settings.limitWaitHours} onDone={onDone} />
      )}
      {shown === "permission" && (
        <PermissionForm {...stepProps} links={settings.links} onFinished={onFinished} />
      )}
      <p className="form-note">
        {t("signUp.kept")}{" "}
        <Button kind="quiet" size="small" isBusy={isLeaving} onClick={leave}>
          {t("signUp.giveUp")}
        </Button>
      </p>
    </SignUpSteps>
  );
}
