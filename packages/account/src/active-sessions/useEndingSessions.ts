import { useState } from "react";
import type { ActiveSessionsService } from "./activeSessionsService.ts";

/** The session to end, with the name of its device, or all other sessions. */
export type Ending = { readonly id: string; readonly device: string } | "others";

/** Progress; `gone`: the session had already ended. */
export type EndingStep = "ending" | "confirming" | "ended" | "gone" | "failed";

const reasonOf = (error: unknown) => (error instanceof Error && "reason" in error ? error.reason : undefined);

/** Ends other sessions and reports progress. After `confirming`, call `end` again with the same argument. */
export function useEndingSessions(service: ActiveSessionsService, onEnded: () => void) {
  const [progress, setProgress] = useState<{ readonly ending: Ending; readonly step: EndingStep }>();
  const end = async (ending: Ending) => {
    if (progress?.step === "ending") return;
    const setStep = (step: EndingStep) => setProgress({ ending, step });
    setStep("ending");
    try {
      await (ending === "others" ? service.endOthers() : service.end(ending.id));
      setStep("ended");
      onEnded();
    } catch (error) {
      const reason = reasonOf(error);
      setStep(reason === "not-found" ? "gone" : reason === "confirmation-needed" ? "confirming" : "failed");
      if (reason === "not-found") onEnded();
    }
  };
  return { ...progress, end };
}
