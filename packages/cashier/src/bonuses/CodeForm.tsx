import { getOffer } from "@spilhus/api-client";
import type { Offer } from "@spilhus/contracts/payments";
import { islandTranslator } from "@spilhus/i18n/island";
import { FormFeedback, problemText, useForm } from "@spilhus/page-kit/forms";
import { playerTransport } from "@spilhus/player-session/session";
import { BonusCodeField, bonusCodeRule, parseBonusCode } from "@spilhus/sign-in/kept-code";
import { Button, Form, FormActions } from "@spilhus/ui";
import type { BonusMessages } from "./bonusMessages.ts";

/** A code with what it gives. */
export interface FoundOffer {
  readonly code: string;
  readonly offer: Offer;
}

interface CodeFormProps {
  readonly messages: BonusMessages;
  readonly onFound: (found: FoundOffer) => void;
}

/** Asks what a code gives that a signed-in player has got; nothing is accepted by that (R2.39). */
export function CodeForm({ messages, onFound }: CodeFormProps) {
  const t = islandTranslator(messages);
  const label = t("bonusCode.label");
  const form = useForm({
    id: "own-code",
    fields: { code: [bonusCodeRule] },
    say: problemText(messages, { code: t("bonusCode.invalid") }),
    send: async ({ code: typed }, signal): Promise<FoundOffer> => {
      const code = parseBonusCode(typed) ?? typed;
      return { code, offer: await getOffer(playerTransport, { query: { bonusCode: code }, signal }) };
    },
    onSent: onFound,
  });
  return (
    <Form {...form.props}>
      <FormFeedback
        form={form}
        labels={{ code: label }}
        messages={messages}
        refusals={{
          "code-unknown": t("bonusCode.unknown"),
          "offer-gone": t("bonuses.offerGone"),
          "not-for-you": t("bonuses.notForYou"),
        }}
      />
      <BonusCodeField {...form.field("code")} label={label} hint={t("bonusCode.hint")} />
      <FormActions>
        <Button type="submit" kind="secondary" isBusy={form.isSending}>
          {t("bonuses.codeShow")}
        </Button>
      </FormActions>
    </Form>
  );
}
