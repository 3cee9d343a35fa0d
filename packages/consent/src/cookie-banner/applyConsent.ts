import type { ConsentState } from "../consent-adapters/consentAdapter.ts";
import { documentTakesVendors } from "../tag-manager/documentTakesVendors.ts";
import { markVendors } from "@spilhus/lib";

let tag: Promise<{ update(state: ConsentState): void }> | undefined;

/**
 * Applies a consent state: marks the document for other islands, loads the brand's tag manager on the first consent if
 * the document takes vendors, and passes later changes to it.
 */
export async function applyConsent(state: ConsentState, tagManagerId: string | undefined): Promise<void> {
  const granted = (["preferences", "statistics", "marketing"] as const).filter((category) => state[category]);
  const { dataset } = document.documentElement;
  if (state.hasResponse) dataset["consent"] = granted.join(" ");
  else delete dataset["consent"];
  if (!tagManagerId || (!tag && (granted.length === 0 || !documentTakesVendors()))) return;
  markVendors();
  tag ??= import("../tag-manager/startTagManager.ts").then(({ startTagManager }) =>
    startTagManager(tagManagerId),
  );
  (await tag).update(state);
}
