import { lazy, Suspense, useState } from "react";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { Icon } from "@spilhus/ui";
import type { BudgetInPlay } from "./usePlayBudget.ts";

const BudgetDialog = lazy(async () => ({ default: (await import("./BudgetDialog.tsx")).BudgetDialog }));

interface BudgetToolProps {
  readonly budget: BudgetInPlay;
  readonly messages: MessagesOf<"play.budget">;
}

/** The button in the bar by which a player sets a budget for this session, or lowers it. */
export function BudgetTool({ budget, messages }: BudgetToolProps) {
  const t = islandTranslator(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="play-way" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="coins" />
        <span>{t("play.budgetTool")}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <BudgetDialog budget={budget} messages={messages} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
