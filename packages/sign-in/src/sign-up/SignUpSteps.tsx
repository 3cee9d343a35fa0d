"use client";
import type { MouseEvent, ReactNode } from "react";
import { SIGNUP_STEPS, type SignupDraft, type SignupStep } from "@spilhus/contracts/user-auth";
import { formatOreShort, islandTranslator, type IslandMessages, type MessageKey } from "@spilhus/i18n/island";
import { Notice, StepIndicator } from "@spilhus/ui";
import { canShow } from "./stepOrder.ts";

interface SignUpStepsProps {
  readonly draft: SignupDraft;
  readonly shown: SignupStep;
  readonly show: (step: SignupStep) => void;
  readonly messages: IslandMessages<MessageKey>;
  readonly children: ReactNode;
}

const LABELS = {
  identity: "signUp.stepIdentity",
  contact: "signUp.stepContact",
  "deposit-limit": "signUp.stepLimits",
  permission: "signUp.stepPermission",
} as const satisfies Record<SignupStep, MessageKey>;

const TITLES = {
  identity: "signUp.identityTitle",
  contact: "signUp.contactTitle",
  "deposit-limit": "signUp.limitsTitle",
  permission: "signUp.permissionTitle",
} as const satisfies Record<SignupStep, MessageKey>;

/** Each step has a new heading: moves the focus to it and scrolls to the top. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  const place = heading?.closest("dialog");
  if (place) place.scrollTo({ top: 0 });
  else heading?.scrollIntoView({ block: "center" });
}

/** The progress of a registration and the current step. The step's heading gets the focus when the step changes. */
export function SignUpSteps({ draft, shown, show, messages, children }: SignUpStepsProps) {
  const t = islandTranslator(messages);
  const goBack = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const step = SIGNUP_STEPS.find((one) => link?.getAttribute("href") === `#${one}`);
    if (!step) return;
    // The address does not contain the step (R4.07).
    event.preventDefault();
    show(step);
  };
  // The last CPR try has just failed; the welcome page repeats this.
  const isTemporary = shown === "contact" && !draft.isCprMatched && draft.cprTriesLeft === 0;
  const { days, depositsOre } = draft.temporary;
  const amount = formatOreShort(depositsOre, messages.locale);
  const title =
    shown === "identity" ? t("signUp.identityTitle", { name: draft.firstName }) : t(TITLES[shown]);
  return (
    <>
      {/* The links inside handle keys themselves; this only handles their clicks. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={goBack}>
        <StepIndicator
          label={t("signUp.steps")}
          steps={SIGNUP_STEPS.map((step) => ({
            id: step,
            label: t(LABELS[step]),
            ...(canShow(step, draft.step) && { href: `#${step}` }),
          }))}
          current={shown}
          progress={t("signUp.progress", {
            step: SIGNUP_STEPS.indexOf(shown) + 1,
            steps: SIGNUP_STEPS.length,
          })}
          doneLabel={t("signUp.done")}
        />
      </div>
      <h3 key={shown} ref={takeFocus} tabIndex={-1}>
        {title}
      </h3>
      {isTemporary && (
        <Notice tone="warning" title={t("signUp.temporaryTitle")}>
          {t("signUp.temporaryText", { days, amount })}
        </Notice>
      )}
      {children}
    </>
  );
}
