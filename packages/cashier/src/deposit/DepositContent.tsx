import { lazy, Suspense, useState } from "react";
import { ApiError } from "@spilhus/api-client";
import type { Deposit, Offer } from "@spilhus/contracts/payments";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button } from "@spilhus/ui";
import { DepositProgress } from "../progress/DepositProgress.tsx";
import { DepositForm } from "./DepositForm.tsx";
import { keptDeposit, type DepositRequest } from "./depositRequest.ts";
import type { DepositMessages } from "./depositMessages.ts";
import { OpenDeposit } from "./OpenDeposit.tsx";
import { sendDeposit } from "./sendDeposit.ts";
import { SimilarDeposit } from "./SimilarDeposit.tsx";
import { useDepositOptions } from "./useDepositOptions.ts";
import { WithoutLimits, WithoutOptions } from "./WithoutForm.tsx";

/** Loaded after the form: few deposits bring a bonus, and the form does not wait for it. */
const AcceptedOffer = lazy(() =>
  import("./AcceptedOffer.tsx").then(
    (loaded) => ({ default: loaded.AcceptedOffer }),
    // If its code does not load, the deposit works without it.
    () => ({ default: () => null }),
  ),
);

interface DepositContentProps {
  readonly zone: string;
  readonly messages: DepositMessages;
  readonly onClose: () => void;
  /** Leaves the page for the provider's; replaced in stories. */
  readonly leave?: (address: string) => void;
}

type Step =
  | { readonly is: "form"; readonly isUnanswered: boolean }
  | { readonly is: "similar"; readonly txId: string; readonly request: DepositRequest }
  | { readonly is: "progress"; readonly txId: string; readonly first?: Deposit; readonly isBack: boolean };

/** A deposit from the form to its outcome, in the dialog. */
export function DepositContent({ zone, messages, onClose, leave }: DepositContentProps) {
  const t = islandTranslator(messages);
  const { state, retry } = useDepositOptions();
  const [typed, setTyped] = useState(keptDeposit.unanswered);
  const [step, setStep] = useState<Step>({ is: "form", isUnanswered: typed !== undefined });
  const [isBusy, setBusy] = useState(false);
  const [offer, setOffer] = useState<Offer>();

  const onStarted = (deposit: Deposit, request: DepositRequest) => {
    setTyped(request);
    setStep({ is: "progress", txId: deposit.txId, first: deposit, isBack: false });
  };
  const again = () => {
    setStep({ is: "form", isUnanswered: false });
    retry();
  };

  if (step.is === "progress") {
    return (
      <DepositProgress
        key={step.txId}
        txId={step.txId}
        {...(step.first && { first: step.first })}
        isBack={step.isBack}
        zone={zone}
        messages={messages}
        headingLevel={3}
        onAgain={again}
        {...(leave && { leave })}
        end={
          <Button kind="secondary" onClick={onClose}>
            {t("cashier.done")}
          </Button>
        }
      />
    );
  }
  if (step.is === "similar") {
    const sendSecond = async () => {
      if (isBusy) return;
      setBusy(true);
      try {
        onStarted(await sendDeposit({ ...step.request, isSecond: true }), step.request);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // The form shows the refusal and keeps what was typed.
        setStep({ is: "form", isUnanswered: keptDeposit.unanswered() !== undefined });
      } finally {
        setBusy(false);
      }
    };
    return (
      <SimilarDeposit
        request={step.request}
        isBusy={isBusy}
        messages={messages}
        onShow={() => setStep({ is: "progress", txId: step.txId, isBack: true })}
        onAgain={() => void sendSecond()}
        onBack={() => setStep({ is: "form", isUnanswered: false })}
      />
    );
  }
  if (state.is !== "read" && state.is !== "loading")
    return <WithoutOptions is={state.is} messages={messages} onRetry={retry} />;
  const options = state.is === "read" ? state.options : undefined;
  if (options && !options.limits) return <WithoutLimits messages={messages} />;
  const open = options?.open;
  return (
    <>
      {open && (
        <OpenDeposit
          deposit={open}
          zone={zone}
          messages={messages}
          onShow={() => setStep({ is: "progress", txId: open.txId, first: open, isBack: true })}
        />
      )}
      {/* Read beside the options, so that the form seldom moves for it. */}
      <Suspense>
        <AcceptedOffer messages={messages} onOffer={setOffer} />
      </Suspense>
      {options ? (
        <DepositForm
          options={options}
          offer={offer}
          typed={typed}
          isUnanswered={step.isUnanswered}
          zone={zone}
          messages={messages}
          onStarted={onStarted}
          onSimilar={(txId, request) => {
            setTyped(request);
            setStep({ is: "similar", txId, request });
          }}
        />
      ) : (
        <WithoutOptions is="loading" messages={messages} onRetry={retry} />
      )}
    </>
  );
}
