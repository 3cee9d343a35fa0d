import type { SubmitEvent } from "react";
import { formatOre, islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { Button, Cluster, Notice, RadioGroup, Stack } from "@spilhus/ui";
import { ModalDialog } from "@spilhus/ui/react";
import { choicesOf } from "./choicesOf.ts";
import type { BudgetInPlay } from "./usePlayBudget.ts";

interface BudgetDialogProps {
  readonly budget: BudgetInPlay;
  readonly messages: MessagesOf<"play.budget">;
  readonly onClose: () => void;
}

/** Where a player sets how much they let themselves lose in this session. What is set can only be lowered, and that is said before. */
export function BudgetDialog({ budget: { shown, set }, messages, onClose }: BudgetDialogProps) {
  const t = islandTranslator(messages);
  const money = (ore: number) => formatOre(ore, messages.locale);
  const { budget, isBusy, problem } = shown;
  const choices = choicesOf(budget?.amountOre);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amountOre = Number(new FormData(event.currentTarget).get("budget"));
    if (await set(amountOre)) onClose();
  };
  return (
    <ModalDialog title={t("play.budgetTitle")} onClose={onClose} closeLabel={t("play.budgetClose")}>
      <form onSubmit={(event) => void save(event)}>
        <Stack gap={4}>
          <p>
            {budget
              ? t("play.budgetHeld", { amount: money(budget.amountOre), left: money(budget.leftOre) })
              : t("play.budgetText")}
          </p>
          {choices.length > 0 && (
            <RadioGroup
              id="play-budget"
              name="budget"
              label={t("play.budgetLabel")}
              options={choices.map((ore) => ({ value: String(ore), label: money(ore) }))}
              required
            />
          )}
          <p>{t("play.budgetRule")}</p>
          {problem && (
            <Notice tone="danger" live="assertive">
              {t(problem === "budget-stands" ? "play.budgetStands" : "play.budgetNoAnswer")}
            </Notice>
          )}
          <Cluster>
            {choices.length > 0 && (
              <Button type="submit" isBusy={isBusy}>
                {t(budget ? "play.budgetLower" : "play.budgetSet")}
              </Button>
            )}
            <Button kind="secondary" onClick={onClose}>
              {t("play.budgetClose")}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </ModalDialog>
  );
}
