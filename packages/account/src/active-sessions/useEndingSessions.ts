import { useState } from "react";
import type { ActiveSessionsService } from "./activeSessionsService.ts";

/** What is to be ended: one session with what its device is called, or all but this one. */
export type Ending = { readonly id: string; readonly device: string } | "others";

/** How far it is; `gone`: it was over before. */
export type EndingStep = "ending" | "confirming" | "ended" | "gone" | "failed";

const reasonOf = (error: unknown) => (error instanceof Error && "reason" in error ? error.reason : undefined);

/** Ends sessions elsewhere, and says how far that is; where identity is asked for, the same is to be tried again. */
export function useEndingSessions(service: ActiveSessionsService, onEnded: () => void) {
  const [under, setUnder] = useState<{ readonly ending: Ending; readonly step: EndingStep }>();
  const end = async (ending: Ending) => {
    if (under?.step === "ending") return;
    const reach = (step: EndingStep) => setUnder({ ending, step });
    reach("ending");
    try {
      await (ending === "others" ? service.endOthers() : service.end(ending.id));
      reach("ended");
      onEnded();
    } catch (error) {
      const reason = reasonOf(error);
      reach(reason === "not-found" ? "gone" : reason === "confirmation-needed" ? "confirming" : "failed");
      if (reason === "not-found") onEnded();
    }
  };
  return { ...under, end };
}
