"use client";
import { islandTranslator, type KeyIn } from "@spilhus/i18n/island";
import { Button, Notice, Stack } from "@spilhus/ui";
import { ModalDialog } from "@spilhus/ui/react";
import type { OfferAnswer } from "./askOffer.ts";
import type { TermsDialogMessages } from "./offerMessages.ts";
import type { OfferName } from "./offerName.ts";
import { OfferTerms } from "./OfferTerms.tsx";

interface OfferTermsDialogProps {
  readonly name: OfferName;
  /** Nothing while the gateway is asked. */
  readonly answer: OfferAnswer | undefined;
  readonly zone: string;
  /** Address of the styles that a guest's page does not load. */
  readonly stylesheet: string;
  readonly messages: TermsDialogMessages;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

const WHY_NOT = {
  "unknown-code": "offerTerms.unknownCode",
  gone: "offerTerms.gone",
  "not-for-you": "offerTerms.notForYou",
  restricted: "offerTerms.restricted",
  "too-many": "offerTerms.tooMany",
  unanswered: "offerTerms.unanswered",
} as const satisfies Readonly<Record<Exclude<OfferAnswer["is"], "found">, KeyIn<"offerTerms.answers">>>;

/** The terms of one offer in front of any page, or why there are none to show (R4.04). */
export function OfferTermsDialog(props: OfferTermsDialogProps) {
  const { name, answer, zone, stylesheet, messages, onAgain, onClose } = props;
  const t = islandTranslator(messages);
  const isWorthAsking = answer?.is === "too-many" || answer?.is === "unanswered";
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="player" />
      <ModalDialog
        title={answer?.is === "found" ? answer.offer.title : t("offerTerms.title")}
        closeLabel={t("offerTerms.close")}
        onClose={onClose}
        place="sheet"
        // The heading takes the focus again once it names the offer, so that a screen reader says it.
        focusKey={answer?.is ?? "asking"}
        data-offer-terms={answer?.is ?? "asking"}
        actions={
          isWorthAsking && (
            <Button kind="secondary" onClick={onAgain}>
              {t("offerTerms.again")}
            </Button>
          )
        }
      >
        {answer === undefined && <p>{t("offerTerms.loading")}</p>}
        {answer?.is === "found" && (
          <Stack gap={4}>
            <OfferTerms offer={answer.offer} zone={zone} messages={messages} />
            {!answer.offer.needsCode && <p>{t("offerTerms.next")}</p>}
          </Stack>
        )}
        {answer && answer.is !== "found" && (
          <Notice tone={isWorthAsking ? "warning" : "info"} live="polite">
            {t(WHY_NOT[answer.is], { code: name.id })}
          </Notice>
        )}
      </ModalDialog>
    </>
  );
}
